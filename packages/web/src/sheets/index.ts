/** All sheets, loaded together when the first is asked for. */
export { AboutSheet } from './about-sheet.js';
export { KeysSheet } from './keys-sheet.js';
export { LabSheet } from './lab-sheet.js';
export { PuzzlesSheet } from './puzzles-sheet.js';
export { RulesSheet } from './rules-sheet.js';
export { SettingsSheet } from './settings-sheet.js';
export { ShareSheet } from './share-sheet.js';
export { SolutionSheet } from './solution-sheet.js';
