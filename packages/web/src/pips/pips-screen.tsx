/** Pips on the screen: what is chosen, what a tap, a drag and a key mean, and the parts that show it. */
import {
  boardOf,
  type Cell,
  cellsFrom,
  type Game,
  lyingAt,
  marksAt,
  quartersOf,
  trayOf,
  triedCells,
} from '@pipwright/play';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Frame } from '../app/frame.js';
import { ToolButton } from '../app/tool-button.js';
import { useTools } from '../app/tools.js';
import { CellGrid } from '../board/cell-grid.js';
import { Keypad } from '../board/keypad.js';
import { Stage } from '../board/stage.js';
import type { Point } from '../board/view.js';
import { Viewport } from '../board/viewport.js';
import { useCheck } from '../game/use-check.js';
import { isStill } from '../settings/appearance.js';
import { cellsOf } from '../words/problem-words.js';
import { Carrying } from './carrying.js';
import { geometryOf } from './geometry.js';
import { Ghost } from './ghost.js';
import { type Chosen, layOn, turnOn } from './handling.js';
import { PipsPicture } from './pips-board.js';
import { Tray } from './tray.js';

export function PipsScreen({ game }: { game: Game<'pips'> }) {
  const { words, settings, play, say } = useTools();
  const { puzzle } = game;
  const board = boardOf(game);
  const check = useCheck(game);
  const [choice, setChosen] = useState<Chosen>();
  const [cursor, setCursor] = useState<Cell>(puzzle.cells[0] ?? [0, 0]);
  const [noting, setNoting] = useState(false);
  const [inGrid, setInGrid] = useState(false);
  const [scale, setScale] = useState(0);
  const typed = useRef<{ digit: number; at: number } | undefined>(undefined);
  const area = useRef<HTMLDivElement>(null);
  const latest = useRef({ game, play, settings });
  latest.current = { game, play, settings };

  const geometry = useMemo(() => geometryOf(puzzle), [puzzle]);
  const viewport = useMemo(() => new Viewport(geometry, () => setScale(viewport.scale)), [geometry]);
  const carrying = useMemo(
    () =>
      new Carrying(viewport, geometry, {
        game: () => latest.current.game,
        play: (action) => latest.current.play(action),
        still: () => isStill(latest.current.settings),
      }),
    [viewport, geometry],
  );
  const [carried, setCarried] = useState(carrying.carried);
  useEffect(() => carrying.subscribe(() => setCarried(carrying.carried)), [carrying]);

  const tray = useMemo(() => trayOf(puzzle, board), [puzzle, board]);
  const chosen = choice !== undefined && isThere(choice) ? choice : undefined;
  const quarters = quartersOfChosen();

  function isThere(each: Chosen): boolean {
    return 'slot' in each ? (tray[each.slot]?.left ?? 0) > 0 : lyingAt(board, each.cell) !== undefined;
  }

  function quartersOfChosen(): number {
    if (chosen === undefined) return 0;
    if ('slot' in chosen) return tray[chosen.slot]?.quarters ?? 0;
    const lying = lyingAt(board, chosen.cell);
    return lying === undefined ? 0 : (quartersOf(lying.cells) ?? 0);
  }

  const isOnBoard = (cell: Cell) => puzzle.cells.some(([row, column]) => row === cell[0] && column === cell[1]);

  const showCursor = (cell: Cell) => {
    setCursor(cell);
    viewport.reveal({ ...geometry.corner(cell), width: 1, height: 1 });
  };

  const chooseSlot = (slot: number, by: 'pointer' | 'keyboard') => {
    const found = tray[slot];
    if (found === undefined) return;
    setChosen({ slot });
    viewport.zoomForPlacing(geometry.middle(cursor));
    say(words.did.chosen(found.domino));
    if (by === 'keyboard') area.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  };

  const lay = async (cell: Cell) => {
    if (chosen === undefined) return;
    const action = layOn(game, chosen, cell, quarters);
    if (action === undefined) return say(words.problems['no-room'](), 'seen');
    const made = await play(action);
    if (made && 'slot' in chosen) setChosen(undefined);
    if (made && 'cell' in chosen) setChosen({ cell });
  };

  const turn = (cell: Cell) => {
    const action = turnOn(game, cell);
    if (action === undefined) return say(words.problems['no-turn'](), 'seen');
    return play(action);
  };

  const turnChosen = () => {
    if (chosen === undefined) return lyingAt(board, cursor) === undefined ? undefined : turn(cursor);
    return 'slot' in chosen ? play({ type: 'turn-in-tray', slot: chosen.slot, quarters: 1 }) : turn(chosen.cell);
  };

  const flipChosen = () => {
    if (chosen !== undefined && 'slot' in chosen) return play({ type: 'turn-in-tray', slot: chosen.slot, quarters: 2 });
    return play({ type: 'flip', cell: chosen?.cell ?? cursor });
  };

  const takeBack = () => {
    const cell = chosen !== undefined && 'cell' in chosen ? chosen.cell : cursor;
    setChosen(undefined);
    return play({ type: 'take', cell });
  };

  const tapped = (point: Point) => {
    const cell = geometry.cellAt(point);
    if (!isOnBoard(cell)) return setChosen(undefined);
    setCursor(cell);
    if (chosen === undefined) viewport.zoomForPlacing(point);
    if (noting) return;
    if (lyingAt(board, cell) === undefined) return void lay(cell);
    const another = chosen !== undefined && 'slot' in chosen;
    setChosen({ cell });
    if (!another) void turn(cell);
  };

  const activated = (cell: Cell) => {
    setCursor(cell);
    const lying = lyingAt(board, cell);
    if (noting || (lying === undefined && chosen === undefined)) return;
    if (lying === undefined || (chosen !== undefined && isSameDomino(chosen, cell))) return void lay(cell);
    setChosen({ cell });
    say(words.did.chosen(lying.domino));
  };

  function isSameDomino(each: Chosen, cell: Cell): boolean {
    return 'cell' in each && lyingAt(board, each.cell) === lyingAt(board, cell);
  }

  const note = (number: number, cell = cursor) => play({ type: 'mark', cell, number });

  /** Two digits choose a domino by its numbers. */
  const typeDigit = (digit: number) => {
    const before = typed.current;
    const now = performance.now();
    typed.current = { digit, at: now };
    if (before === undefined || now - before.at > 2000) return;
    typed.current = undefined;
    const domino = [before.digit, digit] as const;
    const found = tray.find(
      ({ left, domino: [a, b] }) =>
        left > 0 && ((a === domino[0] && b === domino[1]) || (a === domino[1] && b === domino[0])),
    );
    if (found === undefined) say(words.problems['no-such-domino']({ domino }), 'seen');
    else chooseSlot(found.slot, 'keyboard');
  };

  const keyed = (event: KeyboardEvent, cell: Cell = cursor): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const digit = /^\d$/.test(event.key) ? Number(event.key) : undefined;
    if (digit !== undefined) {
      if (noting) void note(digit, cell);
      else typeDigit(digit);
      return true;
    }
    switch (event.key) {
      case 'r':
      case 'R':
        void turnChosen();
        return true;
      case 'f':
      case 'F':
        void flipChosen();
        return true;
      case 'Delete':
      case 'Backspace':
        void takeBack();
        return true;
      case 'Escape':
        if (chosen === undefined) return false;
        setChosen(undefined);
        say(words.did.unchosen);
        return true;
      default:
        return false;
    }
  };

  const dragged = (point: Point, event: PointerEvent) => {
    const lying = noting ? undefined : lyingAt(board, geometry.cellAt(point));
    if (lying === undefined) return undefined;
    const [first, second] = lying.cells.map(geometry.middle) as [Point, Point];
    const home = viewport.toPage({ x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 });
    setChosen(undefined);
    return carrying.take(
      { chosen: { cell: lying.cells[0] }, domino: lying.domino, quarters: quartersOf(lying.cells) ?? 0, home },
      event,
    );
  };

  const tried = new Set(triedCells(game).map(String));
  const problems = check.problems ?? [];
  const wrong = {
    cells: new Set(problems.flatMap((problem) => cellsOf(problem).map(String))),
    regions: new Set(problems.flatMap(({ data }) => (typeof data.region === 'number' ? [data.region] : []))),
  };
  const aimCells = carried?.target ?? (inGrid && chosen !== undefined ? cellsFrom(cursor, quarters) : undefined);
  const fits =
    carried?.target !== undefined || (chosen !== undefined && layOn(game, chosen, cursor, quarters) !== undefined);

  const rules = useMemo(
    () => new Map(puzzle.regions.flatMap(({ cells, rule }) => cells.map((cell) => [String(cell), rule] as const))),
    [puzzle],
  );
  const pips = new Map(
    board.lying.flatMap(({ domino, cells }) => cells.map((cell, half) => [String(cell), domino[half]] as const)),
  );
  const cells = puzzle.cells.map((cell) => {
    const name = String(cell);
    const marks = pips.has(name) ? [] : marksAt(board.marks, cell);
    const label = [
      words.cell.pips(cell, rules.get(name), pips.get(name), marks),
      ...(tried.has(name) ? [words.cell.tried] : []),
      ...(wrong.cells.has(name) ? [words.cell.wrong] : []),
    ].join(', ');
    return { cell, label, selected: chosen !== undefined && isSameDomino(chosen, cell) && pips.has(name) };
  });

  const onBoard = chosen !== undefined && 'cell' in chosen;
  return (
    <Frame
      game={game}
      viewport={viewport}
      scale={scale}
      check={check}
      noting={noting}
      onNoting={setNoting}
      board={
        <div
          class="board-holder"
          ref={area}
          onFocusIn={(event) => setInGrid((event.target as Element).matches(':focus-visible'))}
          onFocusOut={() => setInGrid(false)}
        >
          <Stage viewport={viewport} onTap={tapped} onDrag={dragged}>
            <PipsPicture
              puzzle={puzzle}
              board={board}
              geometry={geometry}
              tried={tried}
              wrong={wrong}
              chosen={onBoard ? String(chosen.cell) : undefined}
              lifted={carried !== undefined && 'cell' in carried.chosen ? String(carried.chosen.cell) : undefined}
              aim={aimCells === undefined ? undefined : { cells: aimCells, fits }}
            />
            <CellGrid
              label={words.board.pips(puzzle.cells.length)}
              cells={cells}
              place={(cell) => ({ ...geometry.corner(cell), side: 1 })}
              cursor={cursor}
              onCursor={showCursor}
              onActivate={activated}
              onKey={keyed}
            />
          </Stage>
          <Ghost carrying={carrying} carried={carried} maxPip={puzzle.maxPip} />
        </div>
      }
      means={
        <>
          <ToolButton bare icon="turn" label={words.tools.turn} disabled={chosen === undefined} onPress={turnChosen} />
          <ToolButton bare icon="flip" label={words.tools.flip} disabled={chosen === undefined} onPress={flipChosen} />
          <ToolButton bare icon="back" label={words.tools.back} disabled={!onBoard} onPress={takeBack} />
        </>
      }
      panel={
        noting ? (
          <Keypad
            least={0}
            most={puzzle.maxPip}
            noting
            pressed={marksAt(board.marks, cursor)}
            onNumber={(number) => void note(number)}
          />
        ) : (
          <Tray
            puzzle={puzzle}
            board={board}
            chosen={chosen !== undefined && 'slot' in chosen ? chosen.slot : undefined}
            lifted={carried !== undefined && 'slot' in carried.chosen ? carried.chosen.slot : undefined}
            onChoose={chooseSlot}
            onTurn={(slot) => void play({ type: 'turn-in-tray', slot, quarters: 1 })}
            onDrag={({ slot, domino, quarters: turned }, event, element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              const home = { x: left + width / 2, y: top + height / 2 };
              setChosen(undefined);
              return carrying.take({ chosen: { slot }, domino, quarters: turned, home }, event);
            }}
            onKey={keyed}
          />
        )
      }
    />
  );
}
