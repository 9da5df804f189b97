/** Explanations of Pips in German. */
import { cellName, list } from '@pipwright/core';
import { germanWords } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import { dominoesInOrder } from '../../draw/legend.js';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName as nameOf } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import { canonicalSolution, type Placement } from '../../model/solution.js';
import type { PipsPremise } from '../step.js';
import type { ToldLink } from '../told/index.js';
import type { LookAt } from '../told/look.js';
import { subjectOf } from '../told/subject.js';
import { carriedNumbers } from '../told/tray.js';
import { capitalised, main, sentence, sentences } from './german-clause.js';
import { germanConflicts } from './german-conflicts.js';
import { germanDiffer } from './german-differ.js';
import { briefly, conclusionsByCell, placing } from './german-facts.js';
import { chapterSaid } from './german-flow.js';
import {
  cellNames,
  domino as dominoName,
  eachNamed,
  many,
  regionNamed,
  regionsNamed,
  ruleName,
} from './german-names.js';
import { askTold, lastAsked } from './german-pair-asked.js';
import { sayAroundChain } from './german-suppose.js';
import { endSaid, germanTechniques, linkSaid, reasonSaid, stepSaid } from './german-techniques.js';
import { question } from './german-telling.js';
import type { PipsWords } from './language.js';

const SEVERAL = 'Von hier aus geht mehreres.';

export const german: PipsWords = {
  explanation: germanWords,
  techniques: germanTechniques,
  step: stepSaid,
  reason: reasonSaid,
  link: linkSaid,
  end: endSaid,
  plainly: (told: ToldLink) => sentences(conclusionsByCell(told)),
  briefly: (told: ToldLink) => sentence(main(briefly(told))),
  ask: question,
  again: (text) => `Schau noch einmal hin. ${text}`,
  place: (placements) => placements.slice(-1).map(placing).join(''),
  namesOfRules: (puzzle) =>
    puzzle.regions.flatMap((region) => {
      const alike = puzzle.regions.filter(({ rule }) => ruleName(rule) === ruleName(region.rule));
      const names = [
        regionNamed(puzzle, region),
        ...(alike.length > 1 ? [eachNamed(puzzle, alike), regionsNamed(puzzle, alike)] : []),
      ];
      return names.flatMap((name) =>
        name === undefined
          ? []
          : [name.nom, name.acc, name.dat, name.gen, name.inside, name.into].flatMap((each) => [
              each,
              capitalised(each),
            ]),
      );
    }),
  where: whereSaid,
  supposition: sayAroundChain,
  chapter: chapterSaid,
  lastDomino: 'Letzter Stein',
  title: (placement, steps) => (placement === undefined ? titleOf(steps) : `Der ${nameOf(placement.domino)}`),
  told: {
    where: (cells) => `Auf ${cellNames(cells)} kannst du einen Stein legen.`,
    why: (told, before) =>
      [...askTold(told, before), question(told)].map((text) => `Du kennst schon alle Schritte. ${text}`),
  },
  askFirst: lastAsked,
  choice: {
    where: (cells) => `Probier einen Stein auf ${cellNames(cells)}.`,
    why: (cells) => `${SEVERAL} Welchen Stein probierst du auf ${cellNames(cells)}?`,
    what: (placement) => `${SEVERAL} Zum Beispiel: ${placing(placement)}`,
  },
  supposing: (each, said) => `Mit ${dominoName(each, 'dat')} hier: ${said}`,
  conflicts: germanConflicts,
  differ: germanDiffer,
  premise: premiseName,
  labels: {
    puzzle: puzzleInWords,
    tray: (puzzle) => `Steine: ${trayInWords(puzzle)}`,
    scene({ step, outlined, hatched, placements }) {
      return [
        step === undefined ? 'Das Brett.' : `Das Brett bei Schritt ${step}.`,
        ...(outlined.length > 0 ? [`Umrandet: ${inARow(outlined)}.`] : []),
        ...(hatched.length > 0 ? [`Schraffiert: ${inARow(hatched)}.`] : []),
        lying(placements),
      ].join(' ');
    },
    after: (steps, placements) =>
      `Das Brett nach ${steps === 1 ? 'dem Schritt' : `allen ${steps} Schritten`}. ${lying(placements)}`,
  },
  piece: 'Stein',
  marks:
    'Auf den Brettern steht [ ] für das, was ein Schritt ergibt, · für das, worauf er beruht, [?] für zwei Felder, die zusammengehören, [×] für zwei, die es nicht tun. Wo ein Schritt etwas annimmt, ist [4?] die Annahme und [!] ein Feld, für das keine Zahl bleibt.',
  dashed: 'gehören zusammen',
};

/** What a chapter is about that places nothing: the regions, or cells, that it ends with. */
function titleOf(steps: readonly ToldLink[]): string {
  const subject = subjectOf(steps);
  switch (subject.kind) {
    case 'parted':
      return 'Was nicht zusammengehört';
    case 'partners':
      return `${subject.cells.length > 1 ? 'Die' : 'Der'} Partner von ${cellNames(subject.cells, { most: 3 })}`;
    case 'regions':
      return capitalised(regionsNamed(subject.puzzle, subject.regions).nom);
    case 'cells':
      return cellNames(subject.cells, { most: 3 });
  }
}

/** Regions by their names where these are short enough, else by their first cells. */
function whereSaid(puzzle: Puzzle, things: readonly LookAt[]): Variants {
  const regionOf = (thing: LookAt) => puzzle.regions.find(({ index }) => 'region' in thing && index === thing.region);
  const regions = things.flatMap((thing) => regionOf(thing) ?? []);
  const said = (name: (region: Region) => string) =>
    list(
      things.map((thing) => {
        const region = regionOf(thing);
        if (region !== undefined) return name(region);
        return 'domino' in thing ? dominoName(thing.domino as Domino, 'acc') : cellName(thing.cell as Cell);
      }),
      'und',
    );
  const both = regionsNamed(puzzle, regions).acc.replace(/^beide /, 'die beiden ');
  return [
    ...(regions.length === 2 ? [`Schau dir ${both} an.`] : []),
    `Schau dir ${said((region) => regionNamed(puzzle, region).acc)} an.`,
    `Schau dir ${said(({ cells }) => cellName(cells[0]!))} an.`,
  ];
}

function premiseName(puzzle: Puzzle, premise: PipsPremise): string {
  if ('region' in premise) {
    const region = puzzle.regions.find(({ index }) => index === premise.region);
    return region === undefined ? `Region ${premise.region + 1}` : regionNamed(puzzle, region).nom;
  }
  if ('value' in premise)
    return carriedNumbers(puzzle).includes(premise.value) ? `die ${many(premise.value)}` : `keine ${premise.value}`;
  if ('domino' in premise) return dominoName(premise.domino);
  if ('cell' in premise) return cellName(premise.cell);
  if ('shape' in premise)
    return premise.shape.length === puzzle.cells.length ? 'das ganze Brett' : inARow(premise.shape);
  if ('step' in premise) return `Schritt ${premise.step + 1}`;
  if ('link' in premise) return `Glied ${premise.link + 1}`;
  if ('suppose' in premise) return 'die Annahme';
  const { domino, cells } = premise.placed;
  return `${dominoName(domino)} auf ${cellNames(cells)}`;
}

function inARow(cells: readonly Cell[]): string {
  return cells.map(cellName).join(', ');
}

function lying(placements: readonly Placement[]): string {
  if (placements.length === 0) return 'Noch kein Stein liegt.';
  const laid = canonicalSolution({ placements }).placements.map(
    ({ domino: [x, y], cells: [a, b] }) => `${dominoName([x, y])}, ${x} auf ${cellName(a)} und ${y} auf ${cellName(b)}`,
  );
  return `Steine: ${laid.join('; ')}.`;
}

const THAN = { '<': 'kleiner als', '>': 'größer als', '=': 'gleich', '≠': 'ungleich' } as const;

function ruleInWords(rule: Rule): string {
  switch (rule.kind) {
    case 'sum':
      return rule.op === '=' ? `Summe ${rule.target}` : `Summe ${THAN[rule.op]} ${rule.target}`;
    case 'same':
      return rule.value === undefined ? 'Alle gleich' : `Überall ${rule.value}`;
    case 'different':
      return rule.avoiding.length === 0
        ? 'Alle verschieden'
        : `Alle verschieden und ohne ${list(rule.avoiding, 'und')}`;
    case 'each':
      return `Jede Zahl ${THAN[rule.op]} ${rule.value}`;
  }
}

/** The dominoes there are to choose from. */
function trayInWords(puzzle: Puzzle): string {
  const dominoes = dominoesInOrder(puzzle);
  if (puzzle.supply.kind === 'list') return dominoes.map(nameOf).join(', ');
  const most = nameOf([puzzle.maxPip, puzzle.maxPip]);
  return `aus dem Satz bis ${most}, jeder ${puzzle.supply.repeats ? 'beliebig oft' : 'höchstens einmal'}`;
}

function puzzleInWords(puzzle: Puzzle): string {
  const { name, printDate, level } = puzzle.about;
  const names = [name, printDate, level].filter((each) => each !== undefined && each !== '');
  const free = puzzle.cells.filter(
    (cell) => !puzzle.regions.some(({ cells }) => cells.some((own) => cellName(own) === cellName(cell))),
  );
  return [
    `${['Pips-Rätsel', ...names].join(', ')}.`,
    `Ein Brett mit ${puzzle.cells.length} Feldern, benannt nach Zeile und Spalte, ab 1 von links oben.`,
    ...puzzle.regions.map(({ rule, cells }) => `${ruleInWords(rule)}: ${inARow(cells)}.`),
    ...(free.length === 0 ? [] : [`Ohne Regel: ${inARow(free)}.`]),
    `Steine: ${trayInWords(puzzle)}.`,
  ].join(' ');
}
