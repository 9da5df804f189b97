/** Every language has what English has: a missing sentence is a type error. */
import type { en } from './en.js';

export type Catalogue = typeof en;
