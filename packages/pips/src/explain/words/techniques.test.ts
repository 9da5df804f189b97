/** What is said of each technique, word for word, from records made by hand. */
import { describe, expect, it } from 'vitest';
import { at, join, part, place, ruleAt, values } from '../../../test/facts.js';
import { TECHNIQUE_NAMES } from '../../../test/made-up-steps.js';
import { puzzleFrom } from '../../../test/puzzle-of.js';
import type { Puzzle } from '../../model/puzzle.js';
import {
  type PipsFact,
  type PipsPremise,
  type PipsStep,
  pipsExplainer,
  type Seen,
  type TechniqueName,
} from '../index.js';

const { en } = pipsExplainer.languages;

/** Every rule once, in two rows. */
const RULES = puzzleFrom(
  '######\n######',
  '00,13,24,35,46,56',
  'Exactly 9 {(0,0),(0,1)}',
  'AllSame None {(1,0),(2,0),(3,0)}',
  'AllDifferent {} {(1,1),(2,1),(3,1)}',
  'Exactly 12 {(4,0),(5,0)}',
  'MoreThan 3 {(4,1)}',
  'LessThan 3 {(5,1)}',
);
const rule = (cell: string) => ruleAt(RULES, cell);

interface Said {
  readonly technique: TechniqueName;
  /** What was known before. */
  readonly known?: readonly PipsFact[];
  readonly because: readonly PipsPremise[];
  readonly seen?: readonly Seen[];
  readonly concludes: readonly PipsFact[];
  readonly puzzle?: Puzzle;
  readonly step: string;
  readonly why: string;
  readonly what: string;
}

const COLUMN = puzzleFrom('##\n##\n#\n#', '11,12,23', 'Exactly 3 {(0,0),(0,1)}');

/** Only one 0, and a cell that has it. */
const SIX = puzzleFrom('###\n###', '03,33,35', 'Exactly 6 {(1,0),(1,1)}', 'LessThan 3 {(0,0)}');

const TOLD: readonly Said[] = [
  {
    technique: 'single-cell',
    because: [rule('r2c5')],
    concludes: [values('r2c5=456')],
    step: 'The >3 leaves 4, 5 or 6 for r2c5.',
    why: 'What does the >3 leave for r2c5?',
    what: 'r2c5 is 4, 5 or 6.',
  },
  {
    technique: 'single-cell',
    because: [rule('r2c5'), rule('r2c6')],
    concludes: [values('r2c5=456'), values('r2c6=012')],
    step: 'One-cell regions: r2c5 is 4, 5 or 6, and r2c6 is 0, 1 or 2.',
    why: 'What do the >3 and the <3 leave for r2c5 and r2c6?',
    what: 'r2c5 is 4, 5 or 6, and r2c6 is 0, 1 or 2.',
  },
  {
    technique: 'extreme-sum',
    because: [rule('r1c5')],
    concludes: [values('r1c5=6 r1c6=6')],
    step: 'The 12 can only be two 6s.',
    why: 'The 12 is as high as two cells can go. What are they?',
    what: 'The 12 can only be two 6s.',
  },
  {
    technique: 'extreme-numbers',
    puzzle: SIX,
    because: [ruleAt(SIX, 'r1c2'), ruleAt(SIX, 'r1c1'), { value: 0 }],
    concludes: [values('r1c2=3 r2c2=3')],
    step: 'The 6 is two 3s: the 0 belongs elsewhere.',
    why: 'The 6 needs the two lowest numbers left. Which are they?',
    what: 'The 6 is two 3s: the 0 belongs elsewhere.',
  },
  {
    technique: 'equal-values',
    known: [values('r1c2=4')],
    because: [rule('r1c2'), { step: 0 }],
    concludes: [values('r1c3=4 r1c4=4')],
    step: 'r1c3 and r1c4 are 4 like the rest of the =.',
    why: 'All cells of the = are alike, and r1c2 is known. What about r1c3 and r1c4?',
    what: 'r1c3 and r1c4 are 4.',
  },
  {
    technique: 'equal-values',
    known: [values('r1c2=02')],
    because: [rule('r1c2'), { step: 0 }],
    concludes: [values('r1c3=02 r1c4=02')],
    step: 'r1c2 is 0 or 2, and so is the rest of the =.',
    why: 'All cells of the = are alike. What about r1c3 and r1c4?',
    what: 'r1c3 and r1c4 are 0 or 2.',
  },
  {
    technique: 'equal-values',
    known: [values('r1c2=02'), values('r1c3=24')],
    because: [rule('r1c2'), { step: 0 }, { step: 1 }],
    concludes: [values('r1c2=2 r1c3=2 r1c4=2')],
    step: 'r1c2 is 0 or 2 and r1c3 is 2 or 4: the = is 2.',
    why: 'All cells of the = are alike. What about r1c2 and two more cells?',
    what: 'The = is 2.',
  },
  {
    technique: 'rest-of-sum',
    known: [values('r1c1=4')],
    because: [rule('r1c1'), { step: 0 }],
    concludes: [values('r2c1=5')],
    step: 'r1c1 is 4, so the 9 needs a 5: r2c1 is 5.',
    why: 'r1c1 is 4. What does the 9 still need?',
    what: 'r1c1 is 4, so the 9 needs a 5: r2c1 is 5.',
  },
  {
    technique: 'forced-partner',
    because: [{ shape: [at('r3c1'), at('r4c1')] }],
    concludes: [join('r3c1', 'r4c1')],
    puzzle: COLUMN,
    step: 'r4c1 can only pair with r3c1.',
    why: 'r4c1 has only one free neighbour. Which?',
    what: 'r4c1 pairs with r3c1.',
  },
  {
    technique: 'forced-partner',
    because: [{ cell: at('r1c1') }, { cell: at('r1c6') }],
    concludes: [join('r1c1', 'r1c2'), join('r1c5', 'r1c6')],
    step: 'The cells around r1c1 could not be covered otherwise, so r1c1 pairs with r1c2. There is no 0–6, 1–6 or 2–6 for r1c6 and r2c6, so r1c6 pairs with r1c5.',
    why: 'The cells around r1c1 could not be covered otherwise. Which neighbours are left for r1c1 and r1c6?',
    what: 'r1c1 pairs with r1c2, r1c6 with r1c5.',
  },
  {
    technique: 'forced-partner',
    because: [{ cell: at('r1c1') }, { cell: at('r1c3') }],
    seen: [{ technique: 'forced-partner', because: [{ cell: at('r1c1') }], concludes: join('r1c1', 'r1c2') }],
    concludes: [join('r1c3', 'r2c3')],
    step: 'The cells around r1c1 could not be covered otherwise, so r1c1 pairs with r1c2. The cells around r1c3 could not be covered otherwise, so r1c3 pairs with r2c3.',
    why: 'The cells around r1c3 could not be covered otherwise. Which neighbour is left for r1c3?',
    what: 'r1c3 pairs with r2c3.',
  },
  {
    technique: 'not-equal',
    known: [values('r2c2=3')],
    because: [rule('r2c2'), { step: 0 }],
    concludes: [values('r2c3=012456'), values('r2c4=012456')],
    step: 'The ≠ has a 3 already: r2c3 and r2c4 are not 3.',
    why: 'No number comes twice in the ≠. What is left for r2c3 and r2c4?',
    what: 'r2c3 and r2c4 are not 3.',
  },
  {
    technique: 'not-equal',
    known: [values('r2c2=35 r2c3=35')],
    because: [rule('r2c2'), { step: 0 }],
    concludes: [values('r2c4=01246')],
    step: 'In the ≠, r2c2 and r2c3 take 3 and 5: r2c4 is not 3 or 5.',
    why: 'No number comes twice in the ≠. What is left for r2c4?',
    what: 'r2c4 is not 3 or 5.',
  },
  {
    technique: 'sum-bounds',
    because: [rule('r1c1')],
    concludes: [values('r1c1=3456 r2c1=3456')],
    step: 'The 9 is 3 + 6 or 4 + 5.',
    why: 'The 9 has two open cells, and no number is above 6. How can it be made?',
    what: 'The 9 is 3 + 6 or 4 + 5.',
  },
  {
    technique: 'sum-bounds',
    known: [values('r1c1=0123')],
    because: [rule('r1c1'), { step: 0 }],
    concludes: [values('r2c1=6')],
    step: 'In the 9, r1c1 is at most 3, so r2c1 is 6.',
    why: 'In the 9, r1c1 is at most 3. What must r2c1 be?',
    what: 'r2c1 is 6.',
  },
  {
    technique: 'only-domino',
    known: [values('r1c1=3')],
    because: [{ step: 0 }, { value: 3 }],
    seen: [{ technique: 'forced-partner', because: [{ cell: at('r1c1') }], concludes: join('r1c1', 'r1c2') }],
    concludes: [values('r1c2=15')],
    step: 'There is no 3–6 for r1c1 and r2c1, so r1c1 pairs with r1c2. That is the 1–3 or the 3–5: r1c2 is 1 or 5.',
    why: 'r1c1 can only pair with r1c2. Which dominoes fit there?',
    what: 'The 1–3 or the 3–5: r1c2 is 1 or 5.',
  },
  {
    technique: 'only-domino',
    known: [values('r1c1=1 r1c2=2')],
    because: [{ step: 0 }, { value: 1 }],
    concludes: [part('r1c1', 'r1c2')],
    step: 'There is no 1–2 for r1c1 and r1c2: they do not pair.',
    why: 'r1c1 is 1 and r1c2 is 2. Is a domino left that fits on r1c1 and r1c2?',
    what: 'r1c1 does not pair with r1c2.',
  },
  {
    technique: 'only-domino',
    known: [join('r1c1', 'r1c2'), values('r1c1=1')],
    because: [{ step: 0 }, { step: 1 }, { value: 1 }],
    concludes: [place('13', 'r1c1', 'r1c2')],
    step: 'r1c1 is 1, and only the 1–3 has a 1.',
    why: 'r1c1 is known. Which domino fits on r1c1 and r1c2?',
    what: 'r1c1 is 1, and only one domino has a 1. Place the 1–3: 1 on r1c1, 3 on r1c2.',
  },
  {
    technique: 'doubles-test',
    because: [rule('r1c2'), { value: 0 }],
    known: [join('r1c2', 'r1c3')],
    concludes: [place('00', 'r1c2', 'r1c3')],
    step: 'A domino inside the = is a double, and the 0–0 is the only one.',
    why: 'A domino inside the = is a double. Which one fits on r1c2 and r1c3?',
    what: 'A domino inside the = is a double, and there is only one. Place the 0–0 on r1c2 and r1c3.',
  },
  {
    technique: 'doubles-test',
    known: [place('00', 'r2c5', 'r2c6')],
    because: [rule('r1c2'), { value: 0 }, { step: 0 }],
    concludes: [part('r1c2', 'r1c3'), part('r1c3', 'r1c4')],
    step: 'A domino inside the = would be a double, and none is left. So r1c3 does not pair with r1c2 or r1c4.',
    why: 'A domino inside the = would be a double. Is there one that fits on r1c2 and r1c3?',
    what: 'r1c3 does not pair with r1c2 or r1c4.',
  },
  {
    technique: 'half-supply',
    known: [values('r1c1=4 r2c3=4')],
    because: [{ value: 4 }, { step: 0 }],
    concludes: [values('r2c5=56')],
    step: 'r1c1 and r2c3 take both 4s, so r2c5 is 5 or 6.',
    why: 'r1c1 and r2c3 take both 4s. What is left for r2c5?',
    what: 'r2c5 is 5 or 6.',
  },
  {
    // The 6 is not what is used up.
    technique: 'half-supply',
    because: [{ value: 6 }],
    concludes: [values('r2c5=56')],
    step: 'r2c5 is 5 or 6.',
    why: 'Count the 6s. What is left for r2c5?',
    what: 'r2c5 is 5 or 6.',
  },
  {
    technique: 'equal-supply',
    known: [values('r1c2=03 r1c3=03 r1c4=03')],
    because: [rule('r1c2'), { value: 0 }, { step: 0 }],
    concludes: [values('r1c2=3 r1c3=3 r1c4=3')],
    step: 'The = needs three alike, and there are only two 0s: it is not 0.',
    why: 'The = needs three alike. Are there enough 0s?',
    what: 'The = needs three alike, and there are only two 0s: it is not 0.',
  },
  {
    technique: 'sum-pair',
    because: [rule('r1c1'), { value: 3 }, { value: 4 }],
    concludes: [part('r1c1', 'r2c1')],
    step: 'There is no 3–6 or 4–5 for r1c1 and r2c1 inside the 9: they do not pair.',
    why: 'r1c1 and r2c1 lie inside the 9. Is a domino left that suits it?',
    what: 'r1c1 does not pair with r2c1.',
  },
  {
    technique: 'sum-combinations',
    known: [values('r1c1=346')],
    because: [rule('r1c1'), { step: 0 }],
    concludes: [values('r2c1=356')],
    step: 'The 9 is 3 + 6 or 4 + 5: r2c1 is 3, 5 or 6.',
    why: 'r1c1 is 3, 4 or 6. How can the 9 be made?',
    what: 'r2c1 is 3, 5 or 6.',
  },
  {
    technique: 'halves-left',
    because: [{ region: 0 }, { value: 1 }],
    puzzle: puzzleFrom('##\n##', '12,03', 'Exactly 3 {(0,0),(0,1),(1,1)}'),
    concludes: [values('r1c1=012 r2c1=012 r2c2=012')],
    step: 'There is only one 1, so the 3 is a 0, a 1 and a 2.',
    why: 'There is only one 1. How can the 3 still be made?',
    what: 'The 3 is a 0, a 1 and a 2.',
  },
  {
    technique: 'no-partner',
    known: [values('r1c1=034 r1c2=6 r2c1=5')],
    because: [{ cell: at('r1c1') }, { value: 0 }, { step: 0 }],
    concludes: [values('r1c1=34')],
    step: 'A 0 on r1c1 would find no partner: r1c1 is 3 or 4.',
    why: 'A number on r1c1 needs a partner beside it. Which numbers find one?',
    what: 'r1c1 is 3 or 4.',
  },
  {
    technique: 'odd-area',
    because: [{ shape: [at('r1c1'), at('r1c2'), at('r2c1')] }],
    concludes: [part('r2c2', 'r2c3')],
    step: 'A domino on r2c2 and r2c3 would cut off r1c1, r1c2 and r2c1: three cells, an odd number.',
    why: 'A domino on r2c2 and r2c3 would cut off some cells. How many?',
    what: 'That is three cells, an odd number: r2c2 does not pair with r2c3.',
  },
  {
    technique: 'last-home',
    because: [{ domino: [0, 0] }, { step: 0 }],
    known: [values('r1c1=45')],
    concludes: [place('00', 'r1c2', 'r1c3')],
    step: 'The 0–0 fits only on r1c2 and r1c3.',
    why: 'One of the dominoes left fits on r1c2 and r1c3 and nowhere else. Which?',
    what: 'Place the 0–0 on r1c2 and r1c3.',
  },
  {
    technique: 'last-home',
    because: [{ domino: [1, 3] }],
    concludes: [join('r1c2', 'r2c2')],
    step: 'The 1–3 fits only on r1c2 and r2c2.',
    why: 'Where can the 1–3 still go?',
    what: 'r1c2 pairs with r2c2.',
  },
  {
    technique: 'last-cells',
    because: [{ value: 1 }, { step: 0 }],
    known: [values('r1c1=45')],
    concludes: [values('r2c3=1')],
    step: 'The only 1 has nowhere else to go: r2c3 is 1.',
    why: 'The only 1 must go somewhere. Which cells can still take it?',
    what: 'r2c3 is 1.',
  },
  {
    technique: 'complement',
    puzzle: COLUMN,
    known: [values('r1c2=1 r2c2=2 r3c1=1')],
    because: [{ region: 0 }, { value: 1 }, { value: 2 }, { step: 0 }],
    concludes: [values('r4c1=3')],
    step: 'Of 10 pips, the sums and the known cells take 7: r4c1 is 3.',
    why: 'Of 10 pips, the sums and the known cells take 7. What does that leave for r4c1?',
    what: 'r4c1 is 3.',
  },
  {
    technique: 'counting',
    known: [values('r1c1=45 r2c1=45'), values('r1c2=4')],
    because: [rule('r1c1'), rule('r2c2'), { value: 4 }, { step: 0 }, { step: 1 }],
    concludes: [values('r2c4=012356')],
    step: 'There are two 4s: one is taken and the 9 needs one. None is left for r2c4.',
    why: 'The 9 needs a 4. How many 4s does that leave for r2c4?',
    what: 'None: r2c4 is not 4.',
  },
  {
    technique: 'same-domino',
    known: [join('r1c1', 'r1c2'), values('r1c1=3'), values('r1c2=15')],
    because: [{ step: 0 }, { step: 1 }, { value: 3 }],
    concludes: [values('r1c2=5')],
    step: 'With a 1 in r1c2, the = would need the 1–3 twice: r1c2 is 5.',
    why: 'Suppose r1c2 is 1. Which domino would the = need twice?',
    what: 'r1c2 is 5.',
  },
  {
    technique: 'two-ways',
    because: [{ cell: at('r1c1') }, rule('r1c1')],
    concludes: [values('r2c2=3')],
    step: 'r2c2 is 3: otherwise the 9 could not be filled.',
    why: 'Try all ways to fill the 9 with the dominoes left. What is the same for r2c2?',
    what: 'r2c2 is 3.',
  },
  {
    technique: 'two-ways',
    because: [{ region: 0 }],
    puzzle: puzzleFrom('##\n##', '36,00', 'Exactly 9 {(0,0),(1,0)}'),
    concludes: [join('r1c1', 'r1c2')],
    step: 'Only the 3–6 fills the 9: r1c1 pairs with r1c2.',
    why: 'Try all ways to fill the 9 with the dominoes left. What is the same for r1c1 and r1c2?',
    what: 'r1c1 pairs with r1c2.',
  },
  {
    technique: 'every-way',
    because: [{ region: 0 }],
    puzzle: puzzleFrom('##\n##', '36,45', 'Exactly 9 {(0,0),(1,0)}'),
    concludes: [join('r1c1', 'r1c2')],
    step: 'The 9 takes the 3–6 or the 4–5. Either way, r1c1 pairs with r1c2.',
    why: 'The 9 takes the 3–6 or the 4–5. What is the same for r1c1 and r1c2 each time?',
    what: 'r1c1 pairs with r1c2.',
  },
  {
    technique: 'only-domino',
    known: [values('r1c1=3')],
    because: [{ step: 0 }, { value: 3 }, { value: 1 }, rule('r1c2'), { cell: at('r1c1') }],
    seen: [
      { technique: 'forced-partner', because: [{ cell: at('r1c1') }], concludes: join('r1c1', 'r1c2') },
      { technique: 'only-domino', because: [{ step: 0 }, { value: 3 }], concludes: values('r1c2=15') },
      { technique: 'equal-supply', because: [rule('r1c2'), { value: 1 }], concludes: values('r1c2=02345') },
    ],
    concludes: [place('35', 'r1c1', 'r1c2')],
    step: 'There is no 3–6 for r1c1 and r2c1, so r1c1 pairs with r1c2: the 1–3 or the 3–5. The = needs three alike, and there is only one 1: it is the 3–5.',
    why: 'Which domino on r1c1 and r1c2 brings the = a number that comes often enough?',
    what: 'The = needs three alike, and there is only one 1. Place the 3–5: 3 on r1c1, 5 on r1c2.',
  },
  {
    technique: 'bridge',
    because: [{ shape: [at('r1c1'), at('r2c1')] }],
    concludes: [part('r1c2', 'r2c2')],
    step: 'A domino on r1c2 and r2c2 would cut off r1c1 and r2c1, which could not be covered.',
    why: 'Imagine a domino on r1c2 and r2c2. Could r1c1 and r2c1 still be covered?',
    what: 'r1c2 does not pair with r2c2.',
  },
  {
    technique: 'bridge',
    because: [rule('r1c5')],
    concludes: [part('r1c4', 'r1c5')],
    step: 'A domino on r1c4 and r1c5 would leave the 12 without what it needs.',
    why: 'Imagine a domino on r1c4 and r1c5. What would the 12 then lack?',
    what: 'r1c4 does not pair with r1c5.',
  },
  {
    technique: 'rest-of-sum',
    known: [place('46', 'r1c1', 'r1c2')],
    because: [rule('r1c1'), { step: 0 }],
    concludes: [values('r2c1=5')],
    step: 'The 9 has a 4 and needs a 5: r2c1 is 5.',
    why: 'The 9 has a 4 already. What does it still need?',
    what: 'The 9 has a 4 and needs a 5: r2c1 is 5.',
  },
  {
    // A neighbour that is free, but with which no domino fits.
    technique: 'forced-partner',
    puzzle: puzzleFrom('##\n##', '16,25'),
    known: [values('r1c1=5 r2c1=6')],
    because: [{ cell: at('r1c1') }, { value: 5 }, { step: 0 }],
    concludes: [join('r1c1', 'r1c2')],
    step: 'There is no 5–6 for r1c1 and r2c1, so r1c1 pairs with r1c2.',
    why: 'There is no 5–6 for r1c1 and r2c1. Which neighbour is left for r1c1?',
    what: 'r1c1 pairs with r1c2.',
  },
  {
    technique: 'equal-supply',
    puzzle: puzzleFrom('####', '11,23', 'AllSame None {(0,0),(1,0)}'),
    because: [{ region: 0 }, { value: 2 }, { value: 3 }],
    concludes: [values('r1c1=1 r1c2=1')],
    step: 'The = needs two alike, and there is only one 2 and one 3: it is 1.',
    why: 'The = needs two alike. Which number is there twice?',
    what: 'The = needs two alike, and there is only one 2 and one 3: it is 1.',
  },
  {
    // The 4 comes too seldom as well: nobody says that it is left.
    technique: 'equal-supply',
    puzzle: puzzleFrom('######', '11,23,45', 'AllSame None {(0,0),(1,0)}'),
    because: [{ region: 0 }, { value: 2 }, { value: 3 }, { value: 5 }],
    concludes: [values('r1c1=14 r1c2=14')],
    step: 'The = needs two alike, and 1 is the only number in the tray twice.',
    why: 'The = needs two alike. Which number is there twice?',
    what: 'The = needs two alike, and 1 is the only number in the tray twice.',
  },
  {
    technique: 'counting',
    puzzle: puzzleFrom('###\n###', '00,01,33', 'AllSame None {(0,0),(1,0),(2,0)}', 'Exactly 1 {(0,1),(1,1)}'),
    because: [{ region: 0 }, { region: 1 }, { value: 0 }],
    concludes: [values('r1c1=123456 r1c2=123456 r1c3=123456')],
    step: 'The 1 needs a 0. Only two are left for the =: it is 1 or 3.',
    why: 'The 1 needs a 0. How many 0s does that leave for the =?',
    what: 'Only two: the = is 1 or 3.',
  },
  {
    technique: 'counting',
    puzzle: puzzleFrom(
      '#####\n#####',
      '00,01,33,36,15',
      'AllSame None {(0,0),(1,0),(2,0)}',
      'Exactly 1 {(0,1),(1,1)}',
      'Exactly 11 {(2,1),(3,1)}',
    ),
    because: [{ region: 0 }, { region: 1 }, { region: 2 }, { value: 0 }, { value: 5 }],
    concludes: [values('r1c1=123456 r1c2=123456 r1c3=123456 r1c4=012346')],
    step: 'The 1 needs a 0. Only two are left for the =: r1c1, r1c2 and r1c3 are not 0. The 11 needs the only 5. None is left for r1c4.',
    why: 'The 1 needs a 0. How many 0s does that leave for the =?',
    what: 'r1c1, r1c2 and r1c3 are not 0, and r1c4 is not 5.',
  },
  {
    technique: 'only-domino',
    puzzle: puzzleFrom('##', '35'),
    because: [{ value: 3 }],
    concludes: [place('53', 'r1c1', 'r1c2')],
    step: 'The 3–5 is left for r1c1 and r1c2.',
    why: 'Only one domino is left. How does it lie?',
    what: 'Only one domino is left. Place the 3–5: 5 on r1c1, 3 on r1c2.',
  },
];

function scene({ technique, known = [], because, seen = [], concludes }: Said) {
  const steps: PipsStep[] = [
    ...known.map((fact): PipsStep => ({ technique: 'single-cell', because: [], seen: [], concludes: [fact] })),
    { technique, because, seen, concludes },
  ];
  return { steps, index: steps.length - 1 };
}

describe('a step says', () => {
  it.each(TOLD)('$technique: $step', (said) => {
    const { puzzle = RULES, step, why, what } = said;
    const { hint } = en;
    const told = scene(said);
    expect({ step: en.step(puzzle, told), why: hint.why(puzzle, told), what: hint.what(puzzle, told) }).toEqual({
      step,
      why,
      what,
    });
  });

  it('something for every technique', () => {
    const supposing = ['try-both', 'looking-ahead'];
    const byClaims = ['sharing-out'];
    const told = new Set<string>([...TOLD.map(({ technique }) => technique), ...supposing, ...byClaims]);
    expect([...told].sort()).toEqual([...TECHNIQUE_NAMES].sort());
  });
});

/** What is left of a chain in its last link. */
const DEAD: readonly (readonly [
  text: string,
  technique: TechniqueName,
  known: readonly PipsFact[],
  because: readonly PipsPremise[],
  cell: string,
])[] = [
  ['The 9 would need a 7 in r2c1. There is no 7.', 'rest-of-sum', [values('r1c1=2')], [rule('r1c1')], 'r2c1'],
  [
    'The 9 would need an 8 or a 7 in r2c1. There is neither.',
    'sum-bounds',
    [values('r1c1=12')],
    [rule('r1c1')],
    'r2c1',
  ],
  [
    'The 9 would need a 5 in r2c1, which would be 3 or 6.',
    'rest-of-sum',
    [values('r1c1=4 r2c1=36')],
    [rule('r1c1')],
    'r2c1',
  ],
  ['The 12 would be at most 11.', 'sum-bounds', [values('r1c5=56 r1c6=345')], [rule('r1c5')], 'r1c6'],
  ['The = would have both a 2 and a 5.', 'equal-values', [values('r1c2=2 r1c3=5')], [rule('r1c2')], 'r1c2'],
  ['The = would be 5, but r1c2 would be 2 or 3.', 'equal-values', [values('r1c2=23 r1c3=5')], [rule('r1c2')], 'r1c2'],
  ['The ≠ would have two 2s.', 'not-equal', [values('r2c2=2 r2c3=2')], [rule('r2c2')], 'r2c3'],
  [
    'r1c1, r2c2 and r2c3 would be 4. There are only two 4s.',
    'half-supply',
    [values('r2c2=4 r2c3=4 r1c1=4')],
    [{ value: 4 }],
    'r1c1',
  ],
  ['No number would be left three times for the =.', 'equal-supply', [values('r1c2=02')], [rule('r1c2')], 'r1c2'],
  [
    'r1c1 and r1c2 would need the 1–2. There is none.',
    'only-domino',
    [join('r1c1', 'r1c2'), values('r1c1=1 r1c2=2')],
    [{ value: 1 }],
    'r1c1',
  ],
  [
    'r1c1 and r1c2 would need a second 0–0.',
    'only-domino',
    [join('r1c1', 'r1c2'), values('r1c1=0 r1c2=0'), place('00', 'r2c3', 'r2c4')],
    [{ value: 0 }],
    'r1c1',
  ],
  [
    'r1c2 and r1c3 would need the 1–1 or the 2–2. There is neither.',
    'doubles-test',
    [join('r1c2', 'r1c3'), values('r1c2=12')],
    [rule('r1c2')],
    'r1c2',
  ],
  ['r1c1 would have no partner.', 'no-partner', [values('r1c1=56')], [{ cell: at('r1c1') }], 'r1c1'],
  ['r1c1 would have no partner left.', 'odd-area', [part('r1c1', 'r1c2')], [{ cell: at('r1c1') }], 'r1c1'],
  ['Two places would need the 1–3.', 'same-domino', [values('r1c1=1')], [{ domino: [1, 3] }], 'r1c1'],
];

/** A chain of what is known, then one link more. */
function chainOf(known: readonly PipsFact[], last: Pick<PipsStep, 'technique' | 'because' | 'concludes'>): PipsStep {
  const chain = known.map((fact) => ({ technique: 'single-cell' as const, because: [], seen: [], concludes: [fact] }));
  const suppose = values('r2c6=0');
  return {
    technique: 'looking-ahead',
    because: [],
    seen: [],
    suppose,
    chain: [...chain, { ...last, seen: [] }],
    concludes: [values('r2c6=12')],
  };
}

describe('a chain ends', () => {
  it.each(DEAD)('%s', (text, technique, known, because, cell) => {
    const steps = [chainOf(known, { technique, because, concludes: [values(`${cell}=`)] })];
    expect(en.link(RULES, { steps, index: 0 }, known.length)).toBe(text);
    const whole = text.replace(/\. There (is|are) ([^.]*\.)/, ', and there $1 $2');
    const end = /^[A-Z]/.test(whole) ? whole[0]!.toLowerCase() + whole.slice(1) : whole;
    expect(en.step(RULES, { steps, index: 0 })).toBe(`Suppose r2c6 is 0: ${end} So r2c6 is 1 or 2.`);
  });

  it('after links that say what would be', () => {
    const link = (
      technique: TechniqueName,
      known: readonly PipsFact[],
      because: readonly PipsPremise[],
      fact: PipsFact,
    ) => en.link(RULES, { steps: [chainOf(known, { technique, because, concludes: [fact] })], index: 0 }, known.length);
    expect([
      link('extreme-sum', [], [rule('r1c5')], values('r1c5=6 r1c6=6')),
      link('rest-of-sum', [values('r1c1=4')], [rule('r1c1')], values('r2c1=5')),
      link('equal-values', [values('r1c2=4')], [rule('r1c2')], values('r1c3=4 r1c4=4')),
      link('half-supply', [values('r1c1=4 r2c3=4')], [{ value: 4 }], values('r2c5=56')),
      link('only-domino', [join('r1c1', 'r1c2'), values('r1c1=1')], [{ value: 1 }], place('13', 'r1c1', 'r1c2')),
    ]).toEqual([
      'Then the 12 could only be two 6s.',
      'The 9 would need a 5 in r2c1.',
      'r1c3 and r1c4 would be 4 like the rest of the =.',
      'r1c1 and r2c3 would take both 4s, so r2c5 would be 5 or 6.',
      'Only the 1–3 has a 1: r1c2 would be 3.',
    ]);
  });
});
