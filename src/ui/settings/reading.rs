//! Settings to text and back: one damaged entry does not cost the others.

use super::Settings;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

impl Serialize for Settings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The derived, strict form: see `#[serde(remote)]`.
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Settings {
    /// Takes over every entry that reads strictly. Unknown and damaged entries are left out.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let entries = Map::<String, Value>::deserialize(deserializer)?;
        let mut kept = Map::new();
        for (key, value) in entries {
            let alone = Map::from_iter([(key.clone(), value.clone())]);
            if Self::deserialize(Value::Object(alone)).is_ok() {
                kept.insert(key, value);
            }
        }
        let mut settings = Self::deserialize(Value::Object(kept)).unwrap_or_default();
        settings.tidy();
        Ok(settings)
    }
}
