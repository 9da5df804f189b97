/** Two puzzles told from records made by hand, as a player would tell them: chapters, steps, chains and hints. */
import { expect, it } from 'vitest';
import { at, join, place, ruleAt, values } from '../../../test/facts.js';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { type PipsStep, pipsExplainer } from '../index.js';

const { en } = pipsExplainer.languages;

/** Two nines share the fours there are. */
const NINES = puzzleFromText(
  [
    'board:\n####\n# ##\n  #\n\npieces:\n45,54,05,10\n\nconstraints:',
    'Exactly 9 {(0,0),(1,0)}\nExactly 9 {(2,0),(3,0)}\nMoreThan 3 {(0,1)}\nAllSame None {(2,1),(3,1)}\n',
  ].join('\n'),
);
const nine = (cell: string) => ruleAt(NINES, cell);

const NINES_TOLD: readonly PipsStep[] = [
  {
    technique: 'sum-combinations',
    because: [nine('r1c1'), nine('r1c3')],
    seen: [],
    concludes: [values('r1c1=45 r1c2=45'), values('r1c3=45 r1c4=45')],
  },
  {
    technique: 'counting',
    because: [nine('r1c1'), nine('r1c3'), nine('r2c1'), { value: 4 }, { step: 0 }],
    seen: [],
    concludes: [values('r2c1=5')],
  },
  {
    technique: 'only-domino',
    because: [{ cell: at('r2c1') }, { value: 5 }, { step: 0 }, { step: 1 }],
    seen: [{ technique: 'forced-partner', because: [{ cell: at('r2c1') }], concludes: join('r1c1', 'r2c1') }],
    concludes: [place('45', 'r1c1', 'r2c1')],
  },
  {
    technique: 'only-domino',
    because: [nine('r1c1'), { cell: at('r1c2') }, { value: 5 }, { step: 0 }, { step: 2 }],
    seen: [
      { technique: 'rest-of-sum', because: [nine('r1c1'), { step: 2 }], concludes: values('r1c2=5') },
      { technique: 'forced-partner', because: [{ cell: at('r1c2') }, { step: 2 }], concludes: join('r1c2', 'r1c3') },
    ],
    concludes: [place('54', 'r1c2', 'r1c3')],
  },
  {
    technique: 'only-domino',
    because: [nine('r1c3'), { cell: at('r1c4') }, { value: 5 }, { step: 3 }],
    seen: [
      { technique: 'rest-of-sum', because: [nine('r1c3'), { step: 3 }], concludes: values('r1c4=5') },
      { technique: 'forced-partner', because: [{ cell: at('r1c4') }, { step: 3 }], concludes: join('r1c4', 'r2c4') },
    ],
    concludes: [place('50', 'r1c4', 'r2c4')],
  },
  {
    technique: 'only-domino',
    because: [nine('r2c3'), { value: 0 }, { step: 4 }],
    seen: [{ technique: 'equal-values', because: [nine('r2c3'), { step: 4 }], concludes: values('r2c3=0') }],
    concludes: [place('01', 'r2c3', 'r3c3')],
  },
];

/** Two doubles for one place. */
const DOUBLES = puzzleFromText(
  [
    'board:\n# #\n# #\n#\n##\n #\n\npieces:\n22,55,53,26\n\nconstraints:',
    'AllSame None {(0,0),(0,1),(0,2)}\nExactly 5 {(0,3),(1,3)}\n',
  ].join('\n'),
);
const double = (cell: string) => ruleAt(DOUBLES, cell);

const DOUBLES_TOLD: readonly PipsStep[] = [
  {
    technique: 'doubles-test',
    because: [double('r1c1'), { cell: at('r1c1') }, { value: 2 }, { value: 5 }],
    seen: [{ technique: 'forced-partner', because: [{ cell: at('r1c1') }], concludes: join('r1c1', 'r2c1') }],
    concludes: [values('r1c1=25 r2c1=25')],
  },
  {
    technique: 'try-both',
    because: [double('r1c1'), double('r4c1'), { value: 2 }, { step: 0 }],
    seen: [],
    suppose: place('22', 'r1c1', 'r2c1'),
    chain: [
      {
        technique: 'only-domino',
        because: [double('r1c1'), { value: 2 }, { suppose: true }],
        seen: [{ technique: 'equal-values', because: [double('r1c1')], concludes: values('r3c1=2') }],
        concludes: [place('26', 'r3c1', 'r4c1')],
      },
      { technique: 'rest-of-sum', because: [double('r4c1'), { link: 0 }], seen: [], concludes: [values('r4c2=')] },
    ],
    concludes: [place('55', 'r1c1', 'r2c1')],
  },
];

const chapter = (steps: readonly PipsStep[], ...numbers: number[]) => ({ steps, chapter: { steps: numbers } });

it('tells chapters that can be read alone', () => {
  const told = [[0, 1, 2], [3], [4], [5]].map((numbers) => en.chapter(NINES, chapter(NINES_TOLD, ...numbers)));
  expect(told).toEqual([
    'There is no 6 in the tray, so each 9 is a 4 and a 5. There are two 4s, one for each 9. None is left for the >3: r2c1 is 5. It can only pair with r1c1, which is 4 or 5. There is no 5–5. Place the 4–5: 4 on r1c1, 5 on r2c1.',
    'The left 9 has a 4 and needs a 5: r1c2 is 5 and can only pair with r1c3, which is 4 or 5. There is no 5–5. Place the 4–5: 5 on r1c2, 4 on r1c3.',
    'The right 9 has a 4 and needs a 5: r1c4 is 5 and can only pair with r2c4. Only one domino with a 5 is left. Place the 0–5: 5 on r1c4, 0 on r2c4.',
    'Only one domino is left, and the = needs the 0. Place the 0–1: 0 on r2c3, 1 on r3c3.',
  ]);
});

it('tells a supposition link by link', () => {
  const scene = { steps: DOUBLES_TOLD, index: 1 };
  expect(en.step(DOUBLES, { steps: DOUBLES_TOLD, index: 0 })).toBe(
    'r1c1 can only pair with r2c1. Inside the = that is a double: the 2–2 or the 5–5.',
  );
  expect(en.step(DOUBLES, scene)).toBe(
    'r1c1 and r2c1 are a double inside the =: the 2–2 or the 5–5. With the 2–2, the 5 would be at least 8: it is the 5–5.',
  );
  expect([0, 1].map((link) => en.link(DOUBLES, scene, link))).toEqual([
    'Then r3c1 would be 2 too. Only the 2–6 would be left: r4c1 would be 6.',
    'The 5 would be at least 8.',
  ]);
  expect(en.place(DOUBLES, chapter(DOUBLES_TOLD, 0, 1))).toBe('Place the 5–5 on r1c1 and r2c1.');
  expect(en.chapter(DOUBLES, chapter(DOUBLES_TOLD, 0, 1))).toBe(
    'r1c1 can only pair with r2c1. Inside the = that is a double: the 2–2 or the 5–5. Suppose the 2–2: the 5 would be at least 8. Place the 5–5 on r1c1 and r2c1.',
  );
});

it('hints in three levels that do not give it away too soon', () => {
  const hints = [0, 1, 2, 3, 5].map((index) => {
    const scene = { steps: NINES_TOLD, index };
    const { where, why, what } = en.hint;
    return [where, why, what].map((say) => say(NINES, scene));
  });
  expect(hints).toEqual([
    ['Look at the two 9s.', 'There is no 6 in the tray. How can each 9 be made?', 'Each 9 is a 4 and a 5.'],
    ['Look at the >3.', 'Each 9 needs a 4. How many 4s does that leave for the >3?', 'None: r2c1 is 5.'],
    [
      'Look at r2c1.',
      'r2c1 can only pair with r1c1. Which domino fits there?',
      'There is no 5–5. Place the 4–5: 4 on r1c1, 5 on r2c1.',
    ],
    [
      'Look at the left 9 and r1c2.',
      'The left 9 leaves one number for r1c2, which can only pair with r1c3. Which domino fits there?',
      'r1c2 is 5. There is no 5–5. Place the 4–5: 5 on r1c2, 4 on r1c3.',
    ],
    [
      'Look at the =.',
      'Only one domino is left. How does it lie?',
      'Only one domino is left, and the = needs the 0. Place the 0–1: 0 on r2c3, 1 on r3c3.',
    ],
  ]);
});

it('asks what a supposition leads to', () => {
  const scene = { steps: DOUBLES_TOLD, index: 1 };
  expect(en.hint.where(DOUBLES, scene)).toBe('Look at the = and the 5.');
  expect(pipsExplainer.look(DOUBLES, scene)).toEqual([{ region: 0 }, { region: 1 }]);
  expect(en.hint.why(DOUBLES, scene)).toBe('Suppose the 2–2 is on r1c1 and r2c1. What would the 5 come to?');
  expect(en.hint.what(DOUBLES, scene)).toBe('The 5 would be at least 8. Place the 5–5 on r1c1 and r2c1.');
});

it('says one of several ways where nothing is forced', () => {
  expect(en.hint.choice.what(NINES, { domino: [0, 1], cells: [at('r2c3'), at('r3c3')] })).toBe(
    'Several ways work from here. One of them: the 0–1 with 0 on r2c3 and 1 on r3c3.',
  );
});
