/** What is said around claims: of dominoes to place, of premises, of choices and of conflicts. */
import type { Differ } from '../../../core/src/explaining/index.js';
import { pairs } from '../../../core/src/testing/short-forms.js';
import type { PipsConflict, PipsPremise, PipsStep } from '../../src/explain/index.js';
import { pipsLanguage } from '../../src/explain/saying/language.js';
import type { Placement, Solution } from '../../src/model/solution.js';
import { puzzleFrom } from '../puzzle-of.js';
import { at, BOARD, cells, domino, edge, is, part, placed, SEVEN, TOP } from './board.js';

export type SpokenRow = readonly [what: string, text: string, said: string];

const lying = (text: string, names: string): Placement => ({ domino: domino(text), cells: edge(names) });
const stepWith = (told: PipsStep['parts'], concludes: PipsStep['concludes'] = []): PipsStep => ({
  technique: 'only-domino',
  because: [],
  concludes,
  parts: told,
});
const placing = (text: string, names: string) =>
  stepWith(
    [part({ says: 'fit', edge: edge(names), dominoes: [domino(text)], isLast: false }, placed(text, names))],
    [{ kind: 'place', ...lying(text, names) }],
  );
const homing = stepWith(
  [part({ says: 'home', domino: [2, 5], edges: [edge('r1c1 r1c2')] }, placed('2,5', 'r1c1 r1c2'))],
  [{ kind: 'place', ...lying('2,5', 'r1c1 r1c2') }],
);
const conflict = (...told: PipsStep['parts']): PipsConflict => ({
  class: 'region-impossible',
  because: [],
  chain: told.length === 0 ? [] : [stepWith(told)],
});
const noWay = part({ says: 'ways', region: SEVEN, bags: [], counts: [], isRest: false }, is('r1c1', '', '34'));

/** A domino that can lie either way. */
const LOOSE = puzzleFrom('##', '25');

/** Each time it is said anew. */
export function spokenRows(): readonly SpokenRow[] {
  const { hint, conflict: said, place, title, premises } = pipsLanguage;
  const chapter = { steps: [0] };
  const move = lying('2,5', 'r1c1 r1c2');
  const differ: Differ<Solution> = {
    solutions: [{ placements: [move] }, { placements: [lying('5,2', 'r1c1 r1c2')] }],
    cells: move.cells,
    free: [move.cells],
    beyond: 0,
    found: 2,
    isAll: true,
  };
  const choice = { move, differ };
  const premise = (each: PipsPremise, puzzle = BOARD) => premises(puzzle, [each])[0]?.text ?? '';
  const small = { ...BOARD, supply: { kind: 'list', dominoes: pairs('0,1') } } as const;
  const [one, double, home] = [placing('2,5', 'r1c1 r1c2'), placing('4,4', 'r1c3 r1c4'), homing];
  return [
    ['what to place', place(BOARD, { steps: [one], chapter }), 'Place the 2–5: 2 on r1c1, 5 on r1c2.'],
    ['a double to place', place(BOARD, { steps: [double], chapter }), 'Place the 4–4 on r1c3 and r1c4.'],
    ['what a chapter is about', title(BOARD, { steps: [one], chapter }), 'The 2–5'],
    [
      'where to place what was told',
      hint.told.where(BOARD, { steps: [one], index: 0 }),
      'You can place a domino on r1c1 and r1c2.',
    ],
    [
      'why, where all was told',
      hint.told.why(BOARD, { steps: [one], index: 0 }),
      'You have been told every step. Which domino fits r1c1 and r1c2?',
    ],
    [
      'why, where all was told of a domino',
      hint.told.why(BOARD, { steps: [home], index: 0 }),
      'You have been told every step. Which domino fits r1c1 and r1c2?',
    ],
    ['where to choose', hint.choice.where(LOOSE, choice), 'Try a domino on r1c1 and r1c2.'],
    [
      'why to choose',
      hint.choice.why(LOOSE, choice),
      'Several ways work from here. Two of them differ only in r1c1 and r1c2. Which domino do you try on r1c1 and r1c2?',
    ],
    [
      'what to choose',
      hint.choice.what(LOOSE, choice),
      'Several ways work from here. The 2–5 on r1c1–r1c2 can be turned round: nothing says which way. One way: the 2–5 with 2 on r1c1 and 5 on r1c2.',
    ],
    ['a conflict', said(BOARD, conflict(noWay)), 'There is no way to make the 7.'],
    [
      'a conflict with what lies there',
      said(BOARD, { ...conflict(noWay), wrong: move }),
      'With 2 on r1c1 and 5 on r1c2, there is no way to make the 7.',
    ],
    [
      'a conflict with what is asked',
      said(BOARD, { ...conflict(noWay), wrong: move, supposed: move }),
      'With the 2–5 here, there is no way to make the 7.',
    ],
    [
      'a conflict with a double that lies there',
      said(BOARD, { ...conflict(noWay), wrong: lying('4,4', 'r1c3 r1c4') }),
      'With the 4–4 on r1c3 and r1c4, there is no way to make the 7.',
    ],
    ['a conflict without a reason', said(BOARD, conflict()), 'No way to finish the board is left.'],
    [
      'a conflict without a reason, with what lies there',
      said(BOARD, { ...conflict(), wrong: move }),
      'With 2 on r1c1 and 5 on r1c2, no way to finish the board is left.',
    ],
    ['a region', premise({ region: TOP }), 'the top ='],
    ['a number', premise({ value: 4 }), 'the 4s'],
    ['a number that the tray lacks', premise({ value: 4 }, small), 'no 4'],
    ['a domino', premise({ domino: [1, 3] }), 'the 1–3'],
    ['a cell', premise({ cell: at('r1c2') }), 'r1c2'],
    ['some cells', premise({ shape: cells('r1c1 r1c2') }), 'r1c1, r1c2'],
    ['all cells', premise({ shape: BOARD.cells }), 'the whole board'],
    ['an earlier step', premise({ step: 1 }), 'step 2'],
    ['an earlier link', premise({ link: 1 }), 'link 2'],
    ['what is supposed', premise({ suppose: true }), 'what is supposed'],
    ['what a player has placed', premise({ placed: move }), 'the 2–5 with 2 on r1c1 and 5 on r1c2'],
    ['a double that a player has placed', premise({ placed: lying('4,4', 'r1c3 r1c4') }), 'the 4–4 on r1c3 and r1c4'],
  ];
}
