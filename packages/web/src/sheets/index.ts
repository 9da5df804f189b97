/** All sheets, loaded together when the first is asked for. */
export { AboutSheet } from './about-sheet.js';
export { KeysSheet } from './keys-sheet.js';
export { PuzzlesSheet } from './puzzles-sheet.js';
export { RulesSheet } from './rules-sheet.js';
export { SettingsSheet } from './settings-sheet.js';
