/** Pips on the screen: what a tap, a drag and a key mean, and the parts that show it. */
import type { Domino } from '@pipwright/pips';
import {
  boardOf,
  type Cell,
  type Game,
  lyingAt,
  marksAt,
  type PipsBoard,
  quartersOf,
  sameCell,
  status,
  type TraySlot,
} from '@pipwright/play';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CellGrid } from '../board/cell-grid.js';
import { useStable } from '../board/memo.js';
import { Stage } from '../board/stage.js';
import { PITCH, type Point } from '../board/view.js';
import type { Piece } from '../kind/explaining.js';
import { isStill } from '../settings/appearance.js';
import { focusBoard } from '../ui/focus.js';
import { Frame, useIsTaught } from '../ui/frame.js';
import { ToolButton } from '../ui/icons.js';
import { Keypad } from '../ui/keypad.js';
import { SheetWords } from '../ui/sheet-words.js';
import { useTools } from '../ui/tools.js';
import { isPlain, useBoardScreen } from '../ui/use-board-screen.js';
import { cellLabels, regionsByCell } from './cell-labels.js';
import { DominoPicture, DominoShape, needsDigits } from './domino.js';
import { geometryOf } from './geometry.js';
import { layAction, layOn } from './handling.js';
import { Ghost, OnTheGround, type Preview } from './in-the-air.js';
import { useExtras } from './lazy-extras.js';
import { PipsPicture } from './pips-board.js';
import { namedRegions } from './regions.js';
import { Tray } from './tray.js';
import { useDominoDrag } from './use-domino-drag.js';
import { useHand } from './use-hand.js';
import { pipsWords } from './words.js';

/** What could be placed, as it would lie. */
function drawPiece([one, other]: Piece, digits: boolean) {
  if (one === undefined || other === undefined) return null;
  const [row, column] = one.cell;
  return (
    <DominoShape
      first={one.number}
      second={other.number}
      x={(column + 0.5) * PITCH}
      y={(row + 0.5) * PITCH}
      quarters={quartersOf([one.cell, other.cell]) ?? 0}
      digits={digits}
    />
  );
}

export function PipsScreen({ game }: { game: Game<'pips'> }) {
  const { words, settings, play, say } = useTools();
  const { board: label, did, tools } = pipsWords(words);
  const { puzzle } = game;
  const board = boardOf(game);
  const hand = useHand(game);
  const { chosen, domino, quarters, touched } = hand;
  const [byKeyboard, setByKeyboard] = useState(false);
  const [isListing, setListing] = useState(false);
  const geometry = useMemo(() => geometryOf(puzzle), [puzzle]);
  const digits = needsDigits(puzzle.maxPip);
  const drawDomino = (domino: Domino) => <DominoPicture domino={domino} quarters={0} digits={digits} />;
  const screen = useBoardScreen(game, geometry, () => puzzle.cells[0] ?? [0, 0], drawDomino);
  const { cursor, setCursor, noting, holder, viewport, tried, wrong, aid, walked } = screen;
  const seen = (walked ?? board) as PipsBoard;
  const isFinished = status(game) === 'finished';
  const isIdle = noting || walked !== undefined;
  const isTaught = useIsTaught();
  const canAsk = aid.isThere && !isTaught;
  const drag = useDominoDrag(game, viewport, geometry, (laid) => hand.choose({ laid }));
  const extras = useExtras();
  // What was asked was asked of this place.
  useLayoutEffect(() => {
    if (aid.request?.type === 'why-not') aid.close();
  }, [cursor, quarters]);
  const lastLying = useRef(board.lying);
  useLayoutEffect(() => {
    const was = lastLying.current;
    lastLying.current = board.lying;
    // One that is dragged is seen to move already.
    if (was === board.lying || drag.carried !== undefined || isStill(settings)) return;
    if (holder.current !== null) extras?.showTurns(holder.current, was, board.lying);
  });

  const chooseSlot = (slot: number, by: 'pointer' | 'keyboard') => {
    const taken = hand.tray[slot]?.domino;
    hand.choose({ slot });
    viewport.zoomForPlacing(by === 'keyboard' ? geometry.middle(cursor) : viewport.centre());
    if (taken !== undefined) say(did.chosen(taken));
    if (by === 'keyboard') focusBoard();
  };

  const tapped = (point: Point) => {
    const cell = geometry.cellAt(point);
    if (!isOnBoard(cell)) return hand.choose(undefined);
    setCursor(cell);
    // A stray tap must not undo what was solved.
    if (isFinished || walked !== undefined) return;
    if (chosen === undefined) viewport.zoomForPlacing(point);
    if (noting) return;
    if (lyingAt(board, cell) === undefined) return void hand.lay(cell);
    hand.turnAt(cell);
    hand.choose({ cell });
  };

  /** Enter lays what is chosen, as the preview shows it; else it chooses what lies there. */
  const activated = (cell: Cell) => {
    setCursor(cell);
    if (isIdle) return;
    if (chosen !== undefined) return void hand.lay(cell);
    const lying = lyingAt(board, cell);
    if (lying === undefined) return;
    hand.choose({ cell });
    say(did.chosen(lying.domino));
  };

  const note = (number: number, cell = cursor) => play({ type: 'mark', cell, number });

  const typed = (key: string, cell: Cell) => {
    if (noting) return void note(Number(key), cell);
    const found = hand.typed(key);
    if (found !== undefined) chooseSlot(found.slot, 'keyboard');
  };

  const keyed = (event: KeyboardEvent, cell: Cell = cursor): boolean => {
    if (!isPlain(event) || walked !== undefined) return false;
    const keys: Readonly<Record<string, () => void>> = {
      r: () => hand.turn(cell),
      f: () => hand.flip(cell),
      delete: () => hand.returnToTray(toReturn(cell)),
      backspace: () => hand.returnToTray(toReturn(cell)),
      l: () => setListing(true),
      y: () => askWhyNot(cell),
      ...(chosen && !aid.request && { escape: unchoose }),
    };
    const key = event.key.toLowerCase();
    if ((noting ? /^\d$/ : /^[\d,.]$/).test(key)) typed(key, cell);
    else if (Object.hasOwn(keys, key)) keys[key]?.();
    else return false;
    return true;
  };

  const askWhyNot = (cell: Cell) => {
    const lie = chosen && layOn(game, chosen, cell, quarters);
    if (chosen && lie) aid.ask({ type: 'why-not', action: layAction(chosen, lie) });
    else askWhereItLies(cell);
  };

  const askWhereItLies = (cell: Cell) => {
    const lying = lyingAt(board, cell);
    if (lying && canAsk && !isFinished) aid.ask({ type: 'why-not', action: layAction({ cell }, lying.cells) });
  };

  const toReturn = (cell: Cell) => touched ?? cell;

  /** In the tray, keys that are about the board mean nothing. */
  const keyedInTray = (event: KeyboardEvent): boolean => /^(?:[\d,.l]|escape)$/i.test(event.key) && keyed(event);

  const unchoose = () => {
    hand.choose(undefined);
    say(did.unchosen);
  };

  const dragged = (point: Point, event: PointerEvent) => {
    const lying = isIdle ? undefined : lyingAt(board, geometry.cellAt(point));
    if (lying === undefined) return undefined;
    const [first, second] = [geometry.middle(lying.cells[0]), geometry.middle(lying.cells[1])];
    const home = () => viewport.toPage({ x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 });
    hand.choose(undefined);
    const turned = quartersOf(lying.cells) ?? 0;
    const load = { chosen: { cell: lying.cells[0] }, domino: lying.domino, quarters: turned, from: home(), home };
    return drag.take(load, event);
  };

  const regions = useMemo(() => regionsByCell(namedRegions(puzzle)), [puzzle]);
  const cells = useMemo(() => {
    const labelOf = cellLabels(words, seen, regions, { tried, wrong: wrong.cells });
    return puzzle.cells.map((cell) => ({ cell, label: labelOf(cell), selected: hand.holds(cell) }));
  }, [words, seen, regions, tried, wrong, touched]);
  const preview = byKeyboard && !isIdle ? previewAt(cursor) : undefined;
  const isHelped = aid.request !== undefined && !isTaught;
  const rests = isIdle || isFinished || isHelped;
  const ringed = rests ? undefined : touched;
  const floating = rests ? undefined : (touched ?? (canAsk ? hand.laid : undefined));
  const lyingThere = floating === undefined ? undefined : lyingAt(board, floating);

  function previewAt(cell: Cell): Preview | undefined {
    if (chosen === undefined || domino === undefined) return undefined;
    const lie = layOn(game, chosen, cell, quarters);
    return lie === undefined ? { blocked: cell } : { domino, lie, moves: 'cell' in chosen };
  }

  const returnTouched = (cell: Cell) => {
    hand.returnToTray(cell);
    focusBoard();
  };

  const goTo = (cell: Cell) => {
    setListing(false);
    screen.grid.onCursor(cell);
    requestAnimationFrame(focusBoard);
  };

  const draggedFromTray = (
    { slot, domino: carried, quarters: turned }: TraySlot,
    event: PointerEvent,
    from: Point,
    home: () => Point,
  ) => {
    hand.choose(undefined);
    return drag.take({ chosen: { slot }, domino: carried, quarters: turned, from, home }, event);
  };

  const onKey = useStable(keyed);
  const onTrayKey = useStable(keyedInTray);
  const onActivate = useStable(activated);
  const onChoose = useStable(chooseSlot);
  const onTurn = useStable((slot: number, by: number) => void play({ type: 'turn-in-tray', slot, quarters: by }));
  const onDragFromTray = useStable(draggedFromTray);

  function isOnBoard(cell: Cell): boolean {
    return puzzle.cells.some((each) => sameCell(each, cell));
  }

  const drawn = { puzzle, board: seen, geometry, viewport };
  return (
    <Frame
      {...screen.framed}
      board={
        <div
          class="board-holder"
          ref={holder}
          onFocusIn={({ target }) => setByKeyboard((target as Element).matches('.cell:focus-visible'))}
          onFocusOut={() => setByKeyboard(false)}
        >
          <Stage viewport={viewport} onTap={tapped} onDrag={dragged}>
            <PipsPicture
              {...drawn}
              tried={tried}
              wrong={wrong}
              chosen={ringed && String(ringed)}
              noting={noting ? cursor : undefined}
              focused={byKeyboard && !isHelped ? cursor : undefined}
              drag={drag}
              preview={preview}
              finished={isFinished && walked === undefined}
            />
            {aid.shown && aid.parts && (
              <aid.parts.Overlay
                plane={geometry}
                viewport={viewport}
                shown={aid.shown}
                isFull={(cell) => lyingAt(seen, cell) !== undefined}
                drawPiece={(piece) => drawPiece(piece, digits)}
              >
                {extras && <extras.GlowingBadges {...drawn} shown={aid.shown} />}
              </aid.parts.Overlay>
            )}
            <CellGrid
              label={label(puzzle.cells.length)}
              cells={cells}
              {...screen.grid}
              onActivate={onActivate}
              onKey={onKey}
            />
          </Stage>
          {floating !== undefined && lyingThere !== undefined && extras !== undefined && (
            <OnTheGround drag={drag}>
              <extras.BesideDomino lying={lyingThere} cells={puzzle.cells} viewport={viewport} geometry={geometry}>
                {touched && <ToolButton icon="turn" label={tools.turn} onPress={() => hand.turnAt(floating)} />}
                {touched && <ToolButton icon="toTray" label={tools.return} onPress={() => returnTouched(floating)} />}
                {canAsk && <ToolButton icon="whyNot" label={tools.whyNot} onPress={() => askWhereItLies(floating)} />}
              </extras.BesideDomino>
            </OnTheGround>
          )}
          <button type="button" class="on-focus" onClick={() => setListing(true)}>
            {tools.regions}
          </button>
          {isListing && extras !== undefined && (
            <SheetWords onFailed={() => setListing(false)}>
              <extras.RegionsSheet game={game} onGo={goTo} onClose={() => setListing(false)} />
            </SheetWords>
          )}
          <Ghost drag={drag} maxPip={puzzle.maxPip} />
        </div>
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
            slots={hand.tray}
            maxPip={puzzle.maxPip}
            chosen={chosen !== undefined && 'slot' in chosen ? chosen.slot : undefined}
            drag={drag}
            onChoose={onChoose}
            onTurn={onTurn}
            onDrag={onDragFromTray}
            onKey={onTrayKey}
          />
        )
      }
    />
  );
}
