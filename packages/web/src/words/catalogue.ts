/** Every language has what English has: a missing sentence is a type error. */
import type { en } from './en.js';

export type Catalogue = typeof en;

/** The parts of a rule that a sentence needs. */
export type { Rule } from '@pipwright/pips';
