/** Cells that nothing fits, and cells that cannot be covered, in German. */
import { cellName } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import type { CellLeft } from '../step.js';
import type { ToldConflict } from '../told/index.js';
import { hasEnd } from '../told/index.js';
import { sentence } from './german-clause.js';
import { fewCells, noneOfStock, rangeName } from './german-conflict-parts.js';
import { domino as dominoName, noDominoes, oneOf, regionNamed } from './german-names.js';

/** A cell that no domino left fits. */
export function nothingFits(told: ToldConflict): string {
  const [own, partner, ...others] = told.left;
  if (own === undefined || partner === undefined) return `Auf ${cellName(told.at ?? told.tiled[0]!)} passt nichts.`;
  const [mine, theirs] = [told.regionOf(own.cell), told.regionOf(partner.cell)];
  if (others.length > 0) {
    const near = wants(told, own) ?? `${cellName(own.cell)} muss bedeckt werden`;
    return sentence(`${near}. ${noneOfStock(told)} passt dort und auf ein Nachbarfeld`);
  }
  const [x, y] = [own.values, partner.values].map((values) => (values.length === 1 ? values[0] : undefined));
  const isKnown = x !== undefined && y !== undefined;
  if (mine !== undefined && mine === theirs) {
    const { nom, inside } = regionNamed(told.puzzle, mine);
    const pair = `${cellName(own.cell)} kann nur zu ${cellName(partner.cell)} gehören`;
    const { rule } = mine;
    if (rule.kind === 'same')
      return sentence(`${pair}, ${inside}. ${x === undefined ? noSuch(told, 'Pasch') : dominoLeft(told, x, x)}`);
    if (isKnown) return sentence(`${pair}, ${inside}. ${dominoLeft(told, x, y)}`);
    const { sum, open } = told.soFar(mine);
    if (rule.kind === 'sum' && open === 2) {
      const rest = rule.target - sum;
      const target = rule.op === '=' ? `${rest}` : `${rule.op === '<' ? 'weniger' : 'mehr'} als ${rest}`;
      return sentence(`${pair}, und ${nom} braucht von beiden ${target}. ${noSuch(told)}`);
    }
    return sentence(`${pair}, ${inside}. Dort passt ${noneOfStock(told)}`);
  }
  const [one, other] = [wants(told, own), wants(told, partner)];
  const status = isKnown ? dominoLeft(told, x, y) : noSuch(told);
  if (one !== undefined && other !== undefined)
    return sentence(`${one}, und ${other}, dem einzigen Partner. ${status}`);
  const which = one ?? other ?? `${cellName(own.cell)} muss bedeckt werden`;
  const [cell, near] = one === undefined && other !== undefined ? [partner.cell, own.cell] : [own.cell, partner.cell];
  return sentence(`${which}. ${cellName(cell)} kann nur zu ${cellName(near)} gehören, und ${noSuch(told)}`);
}

/** `die 9 braucht eine 4 in r1c1`; undefined where a cell may hold anything. */
function wants(told: ToldConflict, { cell, values }: CellLeft): string | undefined {
  const region = told.regionOf(cell);
  if (region === undefined || values.length > told.puzzle.maxPip) return undefined;
  const what = values.length <= 2 ? oneOf(values) : `eine Zahl ${rangeName(told, values)}`;
  return `${regionNamed(told.puzzle, region).nom} braucht ${what} in ${cellName(cell)}`;
}

function noSuch(told: ToldConflict, what = 'solcher Stein'): string {
  return told.board.length > 0 ? `es ist kein ${what} übrig` : `es gibt keinen ${what.replace('solcher', 'solchen')}`;
}

/** Why this domino cannot be taken. */
function dominoLeft(told: ToldConflict, x: number, y: number): string {
  return told.isCarried(x, y) ? `${dominoName([x, y])} liegt schon` : `es gibt ${noDominoes([[x, y]])}`;
}

/** Of more neighbours only their number is said. */
const NAMED_NEIGHBOURS = 4;
const MOST_CELLS = 8;

/** Cells that have fewer neighbours than they are, or are an odd number. */
export function uncoverable(told: ToldConflict): string {
  const { tiled, puzzle, placed } = told;
  const cells = fewCells(tiled);
  const neighbours = told.neighbours.filter((cell) => told.numberOn(cell) === undefined);
  if (tiled.length === 1) {
    if (placed.length === 0) return sentence(`${cells} hat keinen Nachbarn und damit keinen Partner`);
    const [only, ...more] = placed;
    if (told.supposed !== undefined) return sentence(`${cells} ist abgeschnitten: Dort fehlt ein Partner`);
    if (only !== undefined && more.length === 0)
      return `Dein ${dominoName(only.domino).slice(4)} schneidet ${cells} ab: Dort fehlt ein Partner.`;
    return sentence(`${cells} ist abgeschnitten: Alle Nachbarn sind bedeckt`);
  }
  if (neighbours.every((cell) => hasEnd(tiled, cell))) {
    const how = placed.length === 0 ? 'liegen für sich' : 'sind abgeschnitten';
    return sentence(
      `${cells} ${how}: ${germanNumber(tiled.length)} Felder, eine ungerade Zahl, und jeder Stein bedeckt zwei`,
    );
  }
  if (tiled.length > MOST_CELLS && tiled.length + neighbours.length === puzzle.cells.length)
    return `Wie ein Schachbrett gefärbt, hat das Brett ${tiled.length} Felder der einen Farbe und ${neighbours.length} der anderen, und jeder Stein bedeckt von jeder eines.`;
  const free = placed.length === 0 ? '' : neighbours.length === 1 ? 'freien ' : 'freie ';
  const number =
    neighbours.length === 1 ? `einen ${free}Nachbarn` : `${germanNumber(neighbours.length)} ${free}Nachbarn`;
  const which = neighbours.length > NAMED_NEIGHBOURS || neighbours.length === 0 ? '' : `, ${fewCells(neighbours)}`;
  const all = tiled.length === 2 ? 'beide' : 'alle';
  return sentence(`${cells} haben zusammen nur ${number}${which}: Sie lassen sich nicht ${all} bedecken`);
}
