/**
 * How far hints have been told of each position of the game that is open, and what steps have come to: nothing is told
 * twice, also after the page was loaded anew. It is kept where it can be read at once, or else by the page alone.
 */
import { type AnyGame, type BoardOf, boardOf, type KindName, RUNGS, samePosition } from '@pipwright/play';
import type { HintPlace } from './hint-state.js';

interface Told {
  readonly board: BoardOf<KindName>;
  readonly places: HintPlace[];
}

interface Kept {
  readonly name: string;
  readonly told: Told[];
  readonly conclusions: string[];
}

type Disk = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'pipwright hints';
/** The last positions; a game has no more for long. */
const MOST_POSITIONS = 60;
const MOST_CONCLUSIONS = 300;

export class ToldPlaces {
  readonly #disk: () => Disk;
  #kept: Kept | undefined;

  /** @param disk may throw */
  constructor(disk: () => Disk) {
    this.#disk = disk;
  }

  /** The last one told of a chapter, or of all. */
  at(name: string, game: AnyGame, chapter?: number): HintPlace | undefined {
    const places = this.#of(name, game)?.places ?? [];
    return places.findLast((place) => chapter === undefined || place.chapter === chapter);
  }

  tell(name: string, game: AnyGame, place: HintPlace): boolean {
    const known = this.#of(name, game);
    const told: Told = known ?? { board: boardOf<KindName>(game), places: [] };
    const at = told.places.findIndex((each) => isSame(each, place));
    if (at >= 0) told.places.splice(at, 1);
    told.places.push(place);
    const all = this.#read(name).told;
    if (known === undefined) all.push(told);
    if (all.length > MOST_POSITIONS) all.shift();
    this.#keep();
    return at < 0;
  }

  /** A step has been told to its end, which is this sentence. */
  conclude(name: string, what: string): void {
    const { told, conclusions } = this.#read(name);
    this.#kept = {
      name,
      told,
      conclusions: [...conclusions.filter((each) => each !== what), what].slice(-MOST_CONCLUSIONS),
    };
    this.#keep();
  }

  hasConcluded(name: string, what: string): boolean {
    return this.#read(name).conclusions.includes(what);
  }

  #keep(): void {
    try {
      this.#disk().setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // The page remembers.
    }
  }

  #of(name: string, game: AnyGame): Told | undefined {
    const board = boardOf<KindName>(game);
    try {
      return this.#read(name).told.find((each) => samePosition<KindName>(game.kind, each.board, board));
    } catch {
      // A board on the disk that is none.
      this.#kept = { name, told: [], conclusions: [] };
      return undefined;
    }
  }

  #read(name: string): Kept {
    if (this.#kept?.name !== name) this.#kept = keptOn(this.#disk, name);
    return this.#kept;
  }
}

function isSame(one: HintPlace, other: HintPlace): boolean {
  return one.chapter === other.chapter && one.step === other.step && one.rung === other.rung;
}

/** What is on a disk may be anything. */
function keptOn(disk: () => Disk, name: string): Kept {
  const nothing = { name, told: [], conclusions: [] };
  try {
    const kept = JSON.parse(disk().getItem(KEY) ?? 'null') as Kept | null;
    const isWhole = ({ board, places }: Told) =>
      typeof board === 'object' &&
      places.every(({ rung, step, chapter }) => RUNGS.includes(rung) && step >= 0 && chapter >= 0);
    if (kept?.name !== name || !kept.told.every(isWhole)) return nothing;
    const { told, conclusions } = kept;
    return { name, told, conclusions: conclusions.filter((each) => typeof each === 'string') };
  } catch {
    return nothing;
  }
}
