/** What is loaded once somebody plays: see `lazy-extras.ts`. */
export { BesideDomino } from './beside-domino.js';
export { showTurns } from './board-motion.js';
export { glide } from './ghost-motion.js';
export { GlowingBadges } from './glowing-badges.js';
export { RegionsSheet } from './regions-sheet.js';
export { glideFrom, placesIn, slotAimedAt, turnBy } from './tray-motion.js';
export { inNextRow } from './tray-rows.js';
