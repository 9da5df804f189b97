/** What around a board is not there from the start: it is loaded with the first touch or key. */
export { lookAhead } from '../think/look-ahead.js';
export { Finished } from './finished.js';
export { VerdictCard } from './verdict-card.js';
export { WhatIfBar } from './what-if-bar.js';
export { ZoomButtons } from './zoom-buttons.js';
