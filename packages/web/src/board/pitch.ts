/** From the middle of a cell to that of the next, in units of the pictures of boards. */
export const PITCH = 48;
