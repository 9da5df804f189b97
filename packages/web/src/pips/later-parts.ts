export { BesideDomino } from './beside-domino.js';
export { showTurns } from './board-motion.js';
export { glideFrom, placesIn, turnBy } from './tray-motion.js';
