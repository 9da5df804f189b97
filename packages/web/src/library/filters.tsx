/** The fields above the list; those that are seldom used are folded away. */
import { kindNames } from '../kind/page.js';
import { Choice } from '../ui/fields.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { type Entry, sayGroup } from './entry.js';
import { type Filter, ORDERS } from './filter.js';

interface FiltersProps {
  readonly entries: readonly Entry[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

export function Filters({ entries, filter, onFilter }: FiltersProps) {
  const { words } = useSheetTools();
  const { library: w } = words;
  const change = (part: Partial<Filter>) => onFilter({ ...filter, ...part });
  const ofKind = entries.filter(({ kind }) => filter.kind === 'all' || kind === filter.kind);
  const groups = [...new Map([...ofKind].sort(bySize).map((entry) => [entry.group, entry.kind]))];
  const tags = [...new Set(entries.flatMap((entry) => entry.tags))].sort();
  return (
    <div class="filters">
      <label class="filter search">
        <span>{w.search}</span>
        <input type="search" value={filter.search} onInput={(event) => change({ search: event.currentTarget.value })} />
      </label>
      <Choice
        look="filter"
        label={w.order}
        value={filter.order}
        options={ORDERS.map((order) => [order, w.orders[order]])}
        onChange={(order) => change({ order })}
      />
      <details>
        <summary>{w.filter}</summary>
        <div class="filters">
          <Choice
            look="filter"
            label={w.kind}
            value={filter.kind}
            options={[['all', w.all], ...kindNames().map((kind) => [kind, words.kinds[kind].name] as const)]}
            onChange={(kind) => change({ kind, group: 'all' })}
          />
          <Choice
            look="filter"
            label={w.size}
            value={filter.group}
            options={[['all', w.all], ...groups.map(([group, kind]) => [group, sayGroup(words, kind, group)] as const)]}
            onChange={(group) => change({ group })}
          />
          <Choice
            look="filter"
            label={w.state}
            value={filter.state}
            options={[
              ['all', w.all],
              ['solved', w.solved],
              ['unsolved', w.unsolved],
            ]}
            onChange={(state) => change({ state })}
          />
          <Choice
            look="filter"
            label={w.tag}
            value={filter.tag}
            options={[['', w.all], ...tags.map((tag): [string, string] => [tag, tag])]}
            onChange={(tag) => change({ tag })}
          />
        </div>
      </details>
    </div>
  );
}

function bySize(a: Entry, b: Entry): number {
  const names = kindNames();
  return names.indexOf(a.kind) - names.indexOf(b.kind) || a.cells - b.cells;
}
