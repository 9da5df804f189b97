/** Steps of a kind that has nothing but names: what is said of them is put together by core. */
import { describe, expect, it } from 'vitest';
import { type AnyStep, englishWords } from '../explaining/index.js';
import { type StepWords, stepLanguage } from './step-language.js';

interface Step extends AnyStep {
  /** What it concludes. */
  readonly end: string;
  readonly places?: boolean;
}

interface Told {
  readonly technique: 'glance' | 'thought';
  readonly end: string;
  readonly chain: readonly Told[];
}

const step = (technique: Told['technique'], end: string, more: Partial<Step> = {}): Step => ({
  technique,
  because: [],
  end,
  ...more,
});
const told = ({ technique, end, chain = [] }: Step): Told => ({
  technique: technique as Told['technique'],
  end,
  chain: chain.map((link) => told(link as Step)),
});

const technique = {
  idea: 'Think.',
  say: () => [],
  why: ({ end }: Told) => [`Why is it ${end}?`, 'What is it?'],
  what: ({ end }: Told) => ['x'.repeat(englishWords.limits.what - 3), `It is ${end}.`],
};

const words: StepWords<string, Told, Told['technique']> = {
  explanation: englishWords,
  techniques: { glance: { ...technique, name: 'A' }, thought: { ...technique, name: 'BB' } },
  step: ({ end }) => [end.repeat(englishWords.limits.step), `So it is ${end}.`],
  reason: ({ technique: by, end }) => [`By a ${by}, it is ${end}.`, `It is ${end}.`],
  link: ({ end }, isFirst) => [`${isFirst ? 'First' : 'Then'} ${end}.`],
  end: ({ end }) => [`No ${end}.`],
  plainly: ({ end }) => [`It is ${end}.`],
  briefly: ({ end }) => `${end}.`,
  askFirst: () => [],
  ask: () => 'What now?',
  again: (question) => `Again: ${question}`,
  supposition: ({ end }) => ({ suppose: `Suppose not ${end}.`, so: `So ${end}.` }),
  chapter: (texts) => texts.join(' '),
  title: (move, steps) => move ?? steps.map(({ end }) => end).join(' '),
  place: (move) => `Place ${move}.`,
};

const language = stepLanguage<null, never, string, Step, Told, Told['technique']>(words, {
  told: (_, { steps, index }) => told(steps[index] ?? expect.unreachable()),
  moves: ({ end, places }) => (places ? [end] : []),
  isImpossible: ({ end }) => end === 'nothing',
  isEvident: ({ technique: by }) => by === 'glance',
  saysItAll: ({ end }) => end === 'all',
  givesAway: (_, { end }, text) => text.includes(end),
});

describe('a step', () => {
  it('is said as fully as there is room', () => {
    const steps = [step('glance', 'a'), step('glance', 'long')];
    expect(language.step(null, { steps, index: 0 })).toBe('a'.repeat(englishWords.limits.step));
    expect(language.step(null, { steps, index: 1 })).toBe('So it is long.');
    expect(language.step(null, { steps: [step('glance', 'b'.repeat(155))], index: 0 })).toBe(`${'b'.repeat(155)}.`);
  });

  it('is said link by link where it supposes something', () => {
    const chain = [step('glance', 'b'), step('thought', 'c')];
    const scene = { steps: [step('thought', 'a', { chain })], index: 0 };
    expect(language.supposition(null, scene)).toEqual({ suppose: 'Suppose not a.', so: 'So a.' });
    expect([0, 1, 2].map((link) => language.link(null, scene, link))).toEqual(['First b.', 'Then c.', '']);
    expect(language.linkSentences(null, scene, 1)).toEqual(['Then c.']);
    expect(language.conflictLink(null, { chain }, 0)).toBe('Then b.');
    expect(language.conflictEnd(null, { chain })).toBe('No c.');
    expect(language.conflictEnd(null, {})).toBeUndefined();
  });
});

describe('a hint', () => {
  it('leaves room for the name of its technique', () => {
    expect(language.what(null, { steps: [step('glance', 'a')], index: 0 })).toBe(
      'x'.repeat(englishWords.limits.what - 3),
    );
    expect(language.what(null, { steps: [step('thought', 'a')], index: 0 })).toBe('It is a.');
  });

  it('asks what does not give the answer away, and nothing that was asked before', () => {
    const steps = ['1', '2', '3', '4'].map((end) => step('glance', end));
    expect(language.why(null, { steps, index: 3 })).toBe('What now?');
    expect([0, 1, 2].map((index) => language.why(null, { steps, index }))).toEqual([
      'What is it?',
      'Again: What is it?',
      'What now?',
    ]);
    expect(language.askOf(null, told(step('glance', '1')), ['Is it 1?', 'Is it 2?'])).toBe('Is it 2?');
  });
});

describe('a chapter', () => {
  const chapterOf = (...steps: Step[]) => ({ steps, chapter: { steps: steps.map((_, index) => index) } });

  it('gives reasons, and ends with what to place', () => {
    const scene = chapterOf(step('glance', 'a'), step('thought', 'b', { places: true }));
    expect(language.chapter(null, scene)).toBe('By a glance, it is a. By a thought, it is b. Place b.');
    expect(language.title(null, scene)).toBe('b');
    expect(language.place(null, scene)).toBe('Place b.');
  });

  it('is said step by step, with what to place last, whatever room there is', () => {
    const long = 'a'.repeat(200);
    const steps = [step('glance', 'z'), step('thought', 'long'), step('glance', long, { places: true })];
    expect(language.sentences(null, { steps, chapter: { steps: [1, 2] } })).toEqual([
      { text: 'So it is long.', step: 1 },
      { text: `${long}.`, step: 2 },
      { text: `Place ${long}.`, step: 2 },
    ]);
  });

  it('leaves out what is easily seen where there is no room, never a reason that is not', () => {
    const [long, longer] = ['a'.repeat(120), 'b'.repeat(125)];
    const scene = chapterOf(step('thought', long), step('glance', 'c'.repeat(60)), step('thought', longer));
    expect(language.chapter(null, scene)).toBe(`By a thought, it is ${long}. By a thought, it is ${longer}.`);
  });

  it('is its last step where that says it all', () => {
    expect(language.chapter(null, chapterOf(step('thought', 'a'), step('thought', 'all')))).toBe(
      'By a thought, it is all.',
    );
  });

  it('places nothing where it ends in what cannot be', () => {
    const scene = chapterOf(step('thought', 'a', { places: true }), step('thought', 'nothing'));
    expect(language.place(null, scene)).toBe('');
    expect(language.title(null, scene)).toBe(englishWords.whyNoSolution);
  });
});
