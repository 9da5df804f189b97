import { plural } from './parts.js';

export const aid = {
  hint: 'Hint',
  thinking: 'Thinking…',
  why: 'Why?',
  what: 'Show me',
  goOn: 'Go on',
  another: 'Another hint',
  noOther: 'There’s no other hint for this position.',
  firstAgain: 'Back to the first hint',
  failed: 'That couldn’t be worked out.',
  lost: 'This can’t be finished any more.',
  showSteps: 'Show the steps',
  since: (what: string, moves: number) =>
    `Since ${what}. ${plural(moves, { one: 'Going back undoes 1 move.', other: `Going back undoes ${moves} moves.` })}`,
  backToGood: 'Go back to the last good move',
  goBack: 'Go back',
  keep: 'Keep what’s right',
  unsolvable: 'This puzzle has no solution.',
  several: 'This puzzle has several solutions.',
  differHere: 'Two of them differ here.',
  ways: ['One solution', 'Another solution'],
  whyNot: 'Why not?',
  walk: {
    ask: 'Where should it start?',
    fromStart: 'From the start',
    fromHere: 'From here',
    printed: {
      start: (title: string) => `${title}, from the start`,
      here: (title: string) => `${title}, from your position`,
    },
    /** Without their number while it is not known yet. */
    chapter: (number: number, of: number | undefined, title: string) =>
      of === undefined ? `${number} · ${title}` : `${number} of ${of} · ${title}`,
    step: (chapter: number, number: number, of: number) => `Chapter ${chapter} · Step ${number} of ${of}`,
    link: (number: number, of: number) => `Supposing · ${number} of ${of}`,
    end: 'The end',
    steps: 'Steps',
    fold: 'Fold up',
    back: 'Back',
    forward: 'Next',
    more: 'More',
    playOn: 'Play from here',
    working: 'Working…',
  },
  nothingForbids: 'Nothing forbids it yet.',
};
