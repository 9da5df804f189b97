/** The fields above the list; those that are seldom used are folded away. */
import { useSheetTools } from '../app/sheet-words.js';
import { type Entry, sayGroup } from './entry.js';
import { ORDERS, type Order, type Wish } from './wish.js';

interface FiltersProps {
  readonly entries: readonly Entry[];
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

export function Filters({ entries, wish, onWish }: FiltersProps) {
  const { words } = useSheetTools();
  const { library: w } = words;
  const change = (part: Partial<Wish>) => onWish({ ...wish, ...part });
  const ofKind = entries.filter(({ kind }) => wish.kind === 'all' || kind === wish.kind);
  const groups = [...new Map([...ofKind].sort(bySize).map((entry) => [entry.group, entry.kind]))];
  const tags = [...new Set(entries.flatMap((entry) => entry.tags))].sort();
  return (
    <div class="filters">
      <label class="filter search">
        <span>{w.search}</span>
        <input type="search" value={wish.search} onInput={(event) => change({ search: event.currentTarget.value })} />
      </label>
      <Choice
        label={w.order}
        value={wish.order}
        options={ORDERS.map((order) => [order, w.orders[order]])}
        onChange={(order) => change({ order: order as Order })}
      />
      <details>
        <summary>{w.filter}</summary>
        <div class="filters">
          <Choice
            label={w.kind}
            value={wish.kind}
            options={[
              ['all', w.all],
              ['pips', words.pips],
              ['futoshiki', words.futoshiki],
            ]}
            onChange={(kind) => change({ kind: kind as Wish['kind'], group: 'all' })}
          />
          <Choice
            label={w.size}
            value={wish.group}
            options={[['all', w.all], ...groups.map(([group]): [string, string] => [group, sayGroup(words, group)])]}
            onChange={(group) => change({ group })}
          />
          <Choice
            label={w.state}
            value={wish.state}
            options={[
              ['all', w.all],
              ['solved', w.solved],
              ['unsolved', w.unsolved],
            ]}
            onChange={(state) => change({ state: state as Wish['state'] })}
          />
          <Choice
            label={w.tag}
            value={wish.tag}
            options={[['', w.all], ...tags.map((tag): [string, string] => [tag, tag])]}
            onChange={(tag) => change({ tag })}
          />
        </div>
      </details>
    </div>
  );
}

function bySize(a: Entry, b: Entry): number {
  return a.kind === b.kind ? a.cells - b.cells : a.kind < b.kind ? 1 : -1;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label class="filter">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
