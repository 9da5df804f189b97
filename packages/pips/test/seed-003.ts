import { lay } from '../../core/src/testing/short-forms.js';
import type { Solution } from '../src/model/solution.js';
import { puzzleFromText } from './puzzle-of.js';

/** The puzzle at the top of seed 003, read off its drawing. */
export const SEED_003 = puzzleFromText(`board:
  ##
 #######
 # ######
## ######
   ##  ##
   ##  ##

pieces:
65,01,30,64,66,11,34,12,24,45,52,02,15,62,36,40

constraints:
AllSame None {(2,0),(3,0)}
Exactly 6 {(1,1),(2,1)}
Exactly 12 {(3,1),(4,1)}
Exactly 5 {(5,1)}
Exactly 6 {(6,1),(6,2),(6,3)}
Exactly 10 {(7,1),(7,2)}
Exactly 18 {(1,2),(0,3),(1,3)}
AllDifferent {} {(4,2),(5,2)}
Exactly 10 {(4,3),(5,3)}
Exactly 0 {(7,3),(8,3),(7,4),(8,4)}
Exactly 4 {(3,4),(4,4),(3,5),(4,5)}
LessThan 3 {(7,5)}
LessThan 2 {(8,5)}
`);

/** Its solution. */
export const SEED_003_SOLUTION: Solution = {
  placements: [
    lay([4, 3], '0,2 1,2'),
    lay([4, 6], '0,3 1,3'),
    lay([3, 6], '1,1 2,1'),
    lay([6, 5], '1,4 1,5'),
    lay([2, 6], '1,6 1,7'),
    lay([4, 5], '2,3 2,4'),
    lay([4, 2], '2,5 2,6'),
    lay([4, 0], '2,7 3,7'),
    lay([3, 0], '2,8 3,8'),
    lay([6, 6], '3,0 3,1'),
    lay([2, 1], '3,3 4,3'),
    lay([5, 1], '3,4 4,4'),
    lay([5, 2], '3,5 3,6'),
    lay([0, 2], '4,7 5,7'),
    lay([0, 1], '4,8 5,8'),
    lay([1, 1], '5,3 5,4'),
  ],
};
