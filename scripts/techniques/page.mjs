/** The part of docs/techniques.md that is made from the tables of techniques and their examples. */
import { finish } from '@pipwright/core';
import { exampleOf, wayTo } from './examples.mjs';
import { KINDS } from './kinds.mjs';

/**
 * @typedef {import('@pipwright/core/explaining').Technique} Technique
 * @typedef {import('./kinds.mjs').Explained} Explained
 */

const INTRODUCTION = `# The techniques

Written by \`npm run techniques\` from the tables in \`src/explain/techniques/index.ts\` of each kind: [Pips](#pips) and [Futoshiki](#futoshiki).

An explanation is a list of chapters. A chapter holds the steps that it needs and that were not told before. Each step has a conclusion, and lists its reasons.

Every step is **sound**: if its reasons are true, so is its conclusion. Every step is **minimal**: without any one of its reasons, some part of the conclusion no longer follows. The engine \`swift\` checks both, whichever technique found the step. It gives up on a reason that takes thousands of nodes to do without, so a few steps of hard puzzles, and more of those on boards of over 40 cells, name a reason too many.

Of all chapters that could come next, the easiest is told. Where nothing else helps, a step supposes something and shows, link by link, that it cannot be: _try-both_ if there were two candidates for one place and one of them fails within two links, _looking-ahead_ otherwise. Links are sound and minimal too. Cells are named by row and column, from 1 at the top left: r2c1 is row 2, column 1.`;

export function tablePart() {
  return `${[INTRODUCTION, ...KINDS.map(kindPart)].join('\n\n')}\n`;
}

/** @param {Explained} kind */
function kindPart(kind) {
  const { title, introduction, explainer } = kind;
  return [`# ${title}`, introduction, ...explainer.techniques.map((technique) => chapter(kind, technique))].join(
    '\n\n',
  );
}

/** @param {Explained} kind @param {Technique} technique */
function chapter(kind, { name, level }) {
  const puzzle = exampleOf(kind, name);
  const { step, link, idea, technique } = kind.explainer.languages.en;
  const told = [`## ${name}`, `${technique(name)}. Level ${level}. ${idea(name)}`];
  if (puzzle === undefined) return [...told, 'No small puzzle is known that needs it.'].join('\n\n');
  const { steps } = finish(kind.explainer.explain(puzzle));
  const way = wayTo(steps, name);
  if (way.length === 0) throw new Error(`the example of ${name} is explained without it now: it needs another puzzle`);
  const items = way.map((index, i) => {
    const scene = { steps, index };
    const text = step(puzzle, scene);
    const links = [...(steps[index]?.chain?.keys() ?? [])].map((n) => `   - ${link(puzzle, scene, n)}`);
    return [`${i + 1}. ${i === way.length - 1 ? `**${text}**` : text}`, ...links].join('\n');
  });
  return [
    ...told,
    `\`\`\`text\n${kind.draw(puzzle)}\n\`\`\``,
    items.join('\n'),
    `The puzzle: [${name}.txt](techniques/${kind.name}/${name}.txt)`,
  ].join('\n\n');
}
