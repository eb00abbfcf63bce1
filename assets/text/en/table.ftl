### The table while a game is played: hand-off, phases, stalls, set builder, targets, the call for an Aunt.
### Public lines use names; only what one person alone reads may say "you".

## Hand-off

## Top bar and menu

menu-resume = Play on
menu-save = Save
menu-save-as = Save as …
menu-load = Load game
menu-new = New game
menu-settings = Settings
menu-title = Back to the title
menu-quit = Quit

## Market

## What is expected now, in one sentence

## Acts

## What is still to be chosen

## Set builder

## Target picking

## Ask before (confirmations)

## The call for an Aunt

## Warnings everybody may read

## Bots

