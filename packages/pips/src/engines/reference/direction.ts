export type Direction = 'North' | 'East' | 'South' | 'West';

export const DIRECTIONS: readonly Direction[] = ['North', 'East', 'South', 'West'];

/** A doubleton lies the same way North and South, and East and West. */
export const DOUBLETON_DIRECTIONS: readonly Direction[] = ['North', 'East'];
