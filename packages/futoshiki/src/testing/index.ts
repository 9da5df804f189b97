export { bruteForce } from './brute-force.js';
export { anyPuzzle } from './puzzle-arbitrary.js';
export { latinSquare, type RandomPuzzleOptions, randomPuzzle } from './random-puzzle.js';
