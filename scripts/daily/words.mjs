/**
 * Words for days that spell one over their three boards. The first letter is narrow enough for an easy puzzle (C, F, J,
 * L, T, Y), the last has enough dominoes and corners for a hard one (A, B, D, G, K, M, N, O, R, W, X).
 */
export const WORDS = [
  ['CAB', 'COB', 'CUB', 'FIB', 'FOB', 'JAB', 'JIB', 'JOB', 'LAB', 'LOB', 'TAB', 'TUB'],
  ['COD', 'CUD', 'FAD', 'FED', 'LAD', 'LED', 'LID', 'TAD'],
  ['COG', 'FIG', 'FOG', 'JAG', 'JIG', 'JOG', 'JUG', 'LAG', 'LEG', 'LOG', 'LUG', 'TAG', 'TUG'],
  ['CAM', 'JAM', 'TAM', 'YAM', 'YUM', 'YAK'],
  ['CAN', 'FAN', 'FEN', 'FIN', 'FUN', 'TAN', 'TEN', 'TIN', 'TON', 'YEN', 'YIN'],
  ['CAR', 'FAR', 'FIR', 'FOR', 'FUR', 'JAR', 'TAR', 'TOR'],
  ['CAW', 'COW', 'FEW', 'JAW', 'LAW', 'LOW', 'TOW', 'YAW', 'YEW'],
  ['FAX', 'FIX', 'FOX', 'LAX', 'LUX', 'TAX', 'TUX'],
  ['COO', 'LEA', 'TEA', 'TOO', 'TWO', 'YEA'],
].flat();
