/** What around a board is not there from the start. */
export { Finished } from '../finish/finished.js';
export { VerdictCard } from '../ui/verdict-card.js';
export { WhatIfBar } from '../ui/what-if-bar.js';
export { ZoomButtons } from '../ui/zoom-buttons.js';
