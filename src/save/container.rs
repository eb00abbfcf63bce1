//! The outside of a save: a readable head, then sealed blocks with checksums.
//!
//! ```text
//! me-lo-quitan save 1            format number
//! { … }                          the head: public facts as JSON, several lines
//! ---                            from here on sealed
//! K LLLL <payload> <16 bytes>    a block: kind, length (u32, little-endian), payload, checksum
//! …
//! E 0064 <head> <state> <16>     the last block: SHA-256 of everything before `---`, and of the state
//! ```
//! A payload is packed (LZ4, its length before it) and then veiled with a key stream. The veil keeps eyes from meeting hands in
//! an editor; it is no secret, for its key is in this file. Each checksum covers its block and, by
//! chaining, all blocks before it, so a file cut short still has a valid beginning. Nothing may follow
//! the last block.

use super::error::Damage;
use lz4_flex::block::{compress_prepend_size, decompress};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The first line up to the format's number.
pub const MAGIC: &str = "me-lo-quitan save ";
/// The format this version writes.
pub const FORMAT: u32 = 1;
/// Most bytes of a whole file.
pub const MAX_FILE: usize = 8 << 20;
/// Most bytes of the readable head, first line included.
pub const MAX_HEAD: usize = 16 << 10;
/// Most bytes one block unpacks to.
pub const MAX_BLOCK: usize = 256 << 10;
/// Most bytes all blocks unpack to.
pub const MAX_UNPACKED: usize = 16 << 20;

const SEAL_LINE: &[u8] = b"\n---\n";
const SUM: usize = 16;
const HASH: usize = 32;
const END: u8 = b'E';

/// A SHA-256.
pub type Hash = [u8; HASH];

/// One sealed block, opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// What it holds; a capital letter other than `E`.
    pub kind: u8,
    /// Its content.
    pub content: Vec<u8>,
}

/// What a file holds, as far as its checksums vouch for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened<'f> {
    /// The head's JSON; it may have been edited if `fault` says so.
    pub head: &'f [u8],
    /// The blocks that are whole.
    pub blocks: Vec<Block>,
    /// The state's hash from the last block, if that is whole.
    pub state: Option<Hash>,
    /// What is wrong with the file, if anything.
    pub fault: Option<Damage>,
}

struct Chain(Hash);

impl Chain {
    fn new(format: u32) -> Self {
        Self(Sha256::digest(format!("{MAGIC}{format}\n")).into())
    }

    /// The sum of the next block, and the chain's new link.
    fn link(&mut self, kind: u8, payload: &[u8]) -> [u8; SUM] {
        let hash = Sha256::new()
            .chain_update(self.0)
            .chain_update([kind])
            .chain_update((payload.len() as u64).to_le_bytes())
            .chain_update(payload);
        self.0 = hash.finalize().into();
        let mut sum = [0; SUM];
        sum.copy_from_slice(&self.0[..SUM]);
        sum
    }

    /// Veils a payload, or lifts the veil. Depends on the blocks before, so that equal blocks look
    /// different; depends on nothing else, so that equal games give equal files.
    fn veil(&self, payload: &mut [u8]) {
        let key = Sha256::new().chain_update(b"veil").chain_update(self.0);
        let mut stream = ChaCha8Rng::from_seed(key.finalize().into());
        for piece in payload.chunks_mut(64) {
            let mut noise = [0; 64];
            stream.fill_bytes(&mut noise);
            for (byte, mask) in piece.iter_mut().zip(noise) {
                *byte ^= mask;
            }
        }
    }
}

/// The hash of a text.
#[must_use]
pub fn hash(bytes: &[u8]) -> Hash {
    Sha256::digest(bytes).into()
}

/// Seals blocks under a head. `head` is JSON text of the format of that number.
#[must_use]
pub fn seal(format: u32, head: &str, blocks: &[Block], state: Hash) -> Vec<u8> {
    let mut file = format!("{MAGIC}{format}\n{head}").into_bytes();
    let mut last = hash(&file).to_vec();
    last.extend(state);
    file.extend(SEAL_LINE);
    let mut chain = Chain::new(format);
    for block in blocks {
        let mut payload = compress_prepend_size(&block.content);
        chain.veil(&mut payload);
        put(&mut file, &mut chain, block.kind, &payload);
    }
    put(&mut file, &mut chain, END, &last);
    file
}

fn put(file: &mut Vec<u8>, chain: &mut Chain, kind: u8, payload: &[u8]) {
    file.push(kind);
    file.extend((payload.len() as u32).to_le_bytes());
    file.extend(payload);
    file.extend(chain.link(kind, payload));
}

/// The format's number, the head's JSON, and what follows the head.
///
/// # Errors
/// [`Damage`] where this is no save, or its head is cut short.
pub fn split(file: &[u8]) -> Result<(u32, &[u8], &[u8]), Damage> {
    let rest = file.strip_prefix(MAGIC.as_bytes()).ok_or(Damage::NoSave)?;
    let line = rest.iter().take(12).position(|&byte| byte == b'\n');
    let (number, rest) = rest.split_at(line.ok_or(Damage::NoSave)?);
    let number = str::from_utf8(number).ok().filter(|number| {
        let canonical = !number.starts_with('0') && !number.starts_with('+');
        canonical && !number.is_empty()
    });
    let format = number.and_then(|number| number.parse().ok());
    let format = format.ok_or(Damage::NoSave)?;
    let window = &rest[..rest.len().min(MAX_HEAD)];
    let end = window
        .windows(SEAL_LINE.len())
        .position(|part| part == SEAL_LINE)
        .ok_or(Damage::HeadCut)?;
    Ok((
        format,
        rest.get(1..end).unwrap_or_default(),
        rest.get(end + SEAL_LINE.len()..).unwrap_or_default(),
    ))
}

/// Opens the sealed part, block after block, as far as it is whole.
///
/// # Errors
/// [`Damage`] where nothing at all can be read.
pub fn open(file: &[u8]) -> Result<Opened<'_>, Damage> {
    if file.len() > MAX_FILE {
        return Err(Damage::TooLarge { bytes: file.len() });
    }
    let (format, head, sealed) = split(file)?;
    let before = &file[..file.len() - sealed.len() - SEAL_LINE.len()];
    let mut opened = Opened {
        head,
        blocks: Vec::new(),
        state: None,
        fault: None,
    };
    let mut reader = Reader {
        rest: sealed,
        chain: Chain::new(format),
        room: MAX_UNPACKED,
    };
    loop {
        match reader.next() {
            Ok(Part::Block(block)) => opened.blocks.push(block),
            Ok(Part::End { head, state }) => {
                opened.state = Some(state);
                if !reader.rest.is_empty() {
                    opened.fault = Some(Damage::Trailing {
                        bytes: reader.rest.len(),
                    });
                } else if head != hash(before) {
                    opened.fault = Some(Damage::HeadChanged);
                }
                return Ok(opened);
            }
            Err(damage) => {
                opened.fault = Some(damage);
                return Ok(opened);
            }
        }
    }
}

enum Part {
    Block(Block),
    End { head: Hash, state: Hash },
}

struct Reader<'f> {
    rest: &'f [u8],
    chain: Chain,
    /// Bytes that may still be unpacked.
    room: usize,
}

impl<'f> Reader<'f> {
    fn take(&mut self, bytes: usize) -> Result<&'f [u8], Damage> {
        let (taken, rest) = self.rest.split_at_checked(bytes).ok_or(Damage::Cut)?;
        self.rest = rest;
        Ok(taken)
    }

    fn next(&mut self) -> Result<Part, Damage> {
        let (mut kind, mut length) = ([0; 1], [0; 4]);
        kind.copy_from_slice(self.take(1)?);
        length.copy_from_slice(self.take(4)?);
        let [kind] = kind;
        let payload = self.take(u32::from_le_bytes(length) as usize)?;
        let sum = self.take(SUM)?;
        let mut chain = Chain(self.chain.0);
        if chain.link(kind, payload) != sum {
            return Err(Damage::Changed);
        }
        let part = if kind == END {
            let (head, state) = payload
                .split_first_chunk::<HASH>()
                .and_then(|(head, rest)| Some((*head, rest.try_into().ok()?)))
                .ok_or(Damage::Changed)?;
            Part::End { head, state }
        } else {
            let mut payload = payload.to_vec();
            self.chain.veil(&mut payload);
            let content = unpack(&payload, self.room.min(MAX_BLOCK)).ok_or(Damage::Unpackable)?;
            self.room -= content.len();
            Part::Block(Block { kind, content })
        };
        self.chain = chain;
        Ok(part)
    }
}

/// Unpacks a payload of at most `most` bytes; `None` if it is longer, or not what it says.
fn unpack(payload: &[u8], most: usize) -> Option<Vec<u8>> {
    let (length, packed) = payload.split_first_chunk()?;
    let length = u32::from_le_bytes(*length) as usize;
    if length > most {
        return None;
    }
    let content = decompress(packed, length).ok()?;
    (content.len() == length).then_some(content)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks() -> Vec<Block> {
        [b"ABC".repeat(40), b"socks socks socks".to_vec(), vec![]]
            .into_iter()
            .map(|content| Block {
                kind: b'M',
                content,
            })
            .collect()
    }

    #[test]
    fn what_is_sealed_opens_again() {
        let file = seal(1, "{}", &blocks(), [7; HASH]);
        let opened = open(&file).expect("a save");
        assert_eq!((opened.head, opened.fault), (b"{}".as_slice(), None));
        assert_eq!((opened.blocks, opened.state), (blocks(), Some([7; HASH])));
    }

    #[test]
    fn b03_cut_anywhere_it_keeps_whole_blocks_only() {
        let file = seal(1, "{}", &blocks(), [7; HASH]);
        for length in 0..file.len() {
            match open(&file[..length]) {
                Ok(opened) => {
                    assert_eq!(opened.fault, Some(Damage::Cut));
                    assert!(blocks().starts_with(&opened.blocks));
                }
                Err(damage) => assert!(matches!(damage, Damage::NoSave | Damage::HeadCut)),
            }
        }
    }

    #[test]
    fn b05_every_flipped_bit_is_noticed() {
        let file = seal(1, "{\"turn\": 3}", &blocks(), [7; HASH]);
        for bit in 0..file.len() * 8 {
            let mut flipped = file.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            let noticed = open(&flipped).map_or(true, |opened| opened.fault.is_some());
            assert!(noticed, "bit {bit}");
        }
    }

    #[test]
    fn b08_nothing_may_follow_or_precede() {
        let file = seal(1, "{}", &blocks(), [7; HASH]);
        let mut longer = file.clone();
        longer.push(0);
        let fault = open(&longer).expect("a save").fault;
        assert_eq!(fault, Some(Damage::Trailing { bytes: 1 }));
        let bom = [b"\xEF\xBB\xBF".as_slice(), &file].concat();
        assert_eq!(open(&bom), Err(Damage::NoSave));
    }

    #[test]
    fn b03_a_bomb_does_not_unpack() {
        let bomb = Block {
            kind: b'M',
            content: vec![b' '; MAX_BLOCK + 1],
        };
        let file = seal(1, "{}", &[bomb], [0; HASH]);
        assert_eq!(open(&file).expect("a save").fault, Some(Damage::Unpackable));
    }
}
