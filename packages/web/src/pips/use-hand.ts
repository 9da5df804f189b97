/** The player's hand: which domino is chosen, in the tray or on the board, and everything that is done with it. */
import {
  boardOf,
  type Cell,
  type Game,
  lyingAt,
  type PipsBoard,
  quartersOf,
  type TraySlot,
  trayOf,
} from '@pipwright/play';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useTools } from '../ui/tools.js';
import { type Chosen, layOn, turnOn } from './handling.js';
import { typedDomino, typeOn } from './typing.js';
import { pipsWords } from './words.js';

interface Hand {
  readonly tray: readonly TraySlot[];
  readonly chosen: Chosen | undefined;
  /** How the chosen domino is turned. */
  readonly quarters: number;
  /** Is the chosen domino the one that lies on this cell? */
  holds(cell: Cell): boolean;
  choose(chosen: Chosen | undefined): void;
  /** The domino whose numbers were typed, this key the last of them; undefined until there are two, or if it is gone. */
  typed(key: string): TraySlot | undefined;
  /** Lays what is chosen on a cell, if it fits. */
  lay(cell: Cell): Promise<void>;
  /** Turns what lies on this cell, around this half. */
  turnAt(cell: Cell): void;
  /** Turns what is chosen, or else what lies on the cell. */
  turn(cell: Cell): void;
  flip(cell: Cell): void;
  takeBack(cell: Cell): void;
}

/** What is typed within this time belongs together. */
const TYPING_MILLISECONDS = 2000;

export function useHand(game: Game<'pips'>): Hand {
  const { words, session, play, say } = useTools();
  const { problems } = pipsWords(words);
  const board = boardOf(game);
  const tray = useMemo(() => trayOf(game.puzzle, board), [game.puzzle, board]);
  const [choice, choose] = useState<Chosen>();
  const lastTyped = useRef({ text: '', at: 0 });

  const { chosen, lyingChosen, quarters } = heldIn(board, tray, choice);

  /** The game once every move is made that is still on its way to the disk: fast hands do not wait for it. */
  const upToDate = async () => (await session.settled()).game as Game<'pips'>;

  const turnLying = async (cell: Cell) => {
    const action = turnOn(await upToDate(), cell);
    if (action === undefined) say(problems['no-turn'](), 'seen');
    else void play(action);
  };

  return {
    tray,
    chosen,
    quarters,
    choose,
    holds: (cell) => lyingChosen !== undefined && lyingAt(board, cell) === lyingChosen,
    typed(key) {
      const { text: before, at } = lastTyped.current;
      const now = performance.now();
      const text = typeOn(now - at < TYPING_MILLISECONDS ? before : '', key, game.puzzle.maxPip);
      lastTyped.current = { text, at: now };
      const domino = typedDomino(text);
      if (domino === undefined) return undefined;
      const wanted = [...domino].sort().join();
      const found = tray.find((each) => each.left > 0 && [...each.domino].sort().join() === wanted);
      if (found === undefined) say(problems['no-such-domino']({ domino }), 'seen');
      return found;
    },
    async lay(cell) {
      const now = await upToDate();
      const held = heldIn(boardOf(now), trayOf(now.puzzle, boardOf(now)), choice);
      if (held.chosen === undefined) return;
      const action = layOn(now, held.chosen, cell, held.quarters);
      if (action === undefined) return say(problems['no-room'](), 'seen');
      const next = 'slot' in held.chosen ? undefined : { cell };
      if (await play(action)) choose((since) => (since === choice ? next : since));
    },
    turnAt: (cell) => void turnLying(cell),
    turn(cell) {
      if (chosen !== undefined && 'slot' in chosen) void play({ type: 'turn-in-tray', slot: chosen.slot, quarters: 1 });
      else void turnLying(chosen?.cell ?? cell);
    },
    flip(cell) {
      if (chosen !== undefined && 'slot' in chosen) void play({ type: 'turn-in-tray', slot: chosen.slot, quarters: 2 });
      else void play({ type: 'flip', cell: chosen?.cell ?? cell });
    },
    takeBack(cell) {
      choose(undefined);
      void play({ type: 'take', cell: chosen !== undefined && 'cell' in chosen ? chosen.cell : cell });
    },
  };
}

/** What is chosen may be gone since: undone, or laid in another window. */
function heldIn(board: PipsBoard, tray: readonly TraySlot[], choice: Chosen | undefined) {
  const lyingChosen = choice !== undefined && 'cell' in choice ? lyingAt(board, choice.cell) : undefined;
  const slotChosen = choice !== undefined && 'slot' in choice ? tray[choice.slot] : undefined;
  const chosen = lyingChosen !== undefined || (slotChosen?.left ?? 0) > 0 ? choice : undefined;
  const quarters = lyingChosen === undefined ? (slotChosen?.quarters ?? 0) : (quartersOf(lyingChosen.cells) ?? 0);
  return { chosen, lyingChosen, quarters };
}
