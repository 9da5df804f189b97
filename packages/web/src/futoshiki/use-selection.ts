/** The cells that are selected: the cursor, and those beside it. */
import { type Cell, sameCell } from '@pipwright/play';
import { useMemo, useState } from 'preact/hooks';
import { useTools } from '../ui/tools.js';
import { futoshikiWords } from './words.js';

interface Selection {
  /** The cursor comes first. */
  readonly cells: readonly Cell[];
  readonly names: ReadonlySet<string>;
  only(cell: Cell): void;
  add(cell: Cell): void;
  /** Adds the cell, or takes it out; one always stays. */
  toggle(cell: Cell): void;
  all(cells: readonly Cell[]): void;
}

export function useSelection(cursor: Cell, setCursor: (cell: Cell) => void): Selection {
  const { words, say } = useTools();
  const [others, setOthers] = useState<readonly Cell[]>([]);
  const cells = useMemo(() => [cursor, ...others.filter((cell) => !sameCell(cell, cursor))], [cursor, others]);
  const names = useMemo(() => new Set(cells.map(String)), [cells]);

  const all = (chosen: readonly Cell[]) => {
    const last = chosen.at(-1);
    if (last === undefined) return;
    setCursor(last);
    setOthers(chosen.slice(0, -1));
    if (chosen.length > 1 || others.length > 0) say(futoshikiWords(words).did.selected(chosen.length));
  };
  const without = (cell: Cell) => cells.filter((each) => !sameCell(each, cell)).reverse();
  return {
    cells,
    names,
    all,
    only: (cell) => all([cell]),
    add: (cell) => all([...without(cell), cell]),
    toggle: (cell) => all(names.has(String(cell)) ? without(cell) : [...without(cell), cell]),
  };
}
