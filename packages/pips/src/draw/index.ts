/**
 * Parts of drawn boards, for programs that draw their own: outlines, tints, badges, dots.
 * @module @pipwright/pips/drawing
 */
export type { Cell } from '../model/cell.js';
export { ruleLabel } from '../model/rule.js';
export { type Badge, type BadgePlace, LEAST_CELL, layOutBadge } from './badge.js';
export { type Dot, MOST_DOTS, pipPattern } from './domino.js';
export { DOMINO, DOTS_REACH, REGION, RING, SHADOW, TINTS, tintRegions } from './measures.js';
export { cellsOutline, links, ringAround, seams } from './svg-region.js';
