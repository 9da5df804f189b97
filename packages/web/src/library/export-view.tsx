/** One or several puzzles into a file, or onto paper. */
import type { Problem } from '@pipwright/core';
import type { KindName } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { saveFile } from '../share/save-file.js';
import { Choice, Flag } from '../ui/fields.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { Catalogue } from '../words/catalogue.js';
import type { Entry } from './entry.js';
import type { Exporters, Made, Refused, Way } from './export.js';
import { loadPuzzles } from './loaded-puzzle.js';

const MOST_REFUSED_SHOWN = 10;
/** Browsers lay out a few hundred pages in moments, and thousands in minutes. */
const MOST_PRINTED = 400;

export function ExportView({ entries }: { entries: readonly Entry[] }) {
  const { words, store, say } = useSheetTools();
  const { library: w } = words;
  const [tools, setTools] = useState<typeof import('./export.js') & { readonly exporters: Exporters }>();
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [perPage, setPerPage] = useState('1');
  const [tray, setTray] = useState(true);
  const kinds = new Set(entries.map(({ kind }) => kind));
  useEffect(() => {
    const load = async () => {
      const module = await import('./export.js');
      setTools({ ...module, exporters: await module.loadExporters(kinds) });
    };
    load().catch(() => say(words.news.noSheet, 'seen'));
  }, []);
  if (tools === undefined) return <p>{w.loading}</p>;

  const write = async (way: Way) => {
    setRefused([]);
    setSaid(w.loading);
    try {
      const puzzles = await loadPuzzles(store, entries);
      const made = await tools.make(tools.exporters, puzzles, way);
      await handOver(made);
      setRefused(made.refused);
      setSaid(w.exported(made.files.length));
    } catch {
      setSaid(w.failed);
    }
  };

  const print = async () => {
    if (entries.length > MOST_PRINTED) return setSaid(w.tooManyToPrint(MOST_PRINTED));
    setSaid(w.loading);
    try {
      const printer = await import('./print.js');
      setSaid('');
      await printer.print(tools.exporters, await loadPuzzles(store, entries), Number(perPage) as 1 | 2 | 4, tray);
    } catch {
      setSaid(w.failed);
    }
  };

  const [withTray] = [...kinds].flatMap((kind) => words.kinds[kind].withTray ?? []);
  return (
    <>
      <p>{entries.length === 1 ? entries[0]?.shown : w.count(entries.length)}</p>
      {[...kinds, 'any' as const].map((kind) => (
        <section key={kind}>
          <h3>{kind === 'any' ? w.pictures : w.formatsOf(words.kinds[kind].name)}</h3>
          <div class="choices">
            {tools
              .waysFor(tools.exporters)
              .filter((way) => way.kind === kind)
              .map((way) => (
                <button key={way.name} type="button" onClick={() => void write(way)}>
                  {sayWay(words, way)}
                </button>
              ))}
          </div>
        </section>
      ))}
      <p role="status">{said}</p>
      {refused.length > 0 && <NotHeld words={words} refused={refused} />}
      <h3>{w.print}</h3>
      <Choice
        look="filter"
        label={w.perPage}
        value={perPage}
        options={['1', '2', '4'].map((count) => [count, count])}
        onChange={setPerPage}
      />
      {withTray !== undefined && <Flag label={withTray} checked={tray} onChange={setTray} />}
      <div class="choices">
        <button type="button" onClick={() => void print()}>
          {w.printNow}
        </button>
      </div>
    </>
  );
}

function NotHeld({ words, refused }: { words: Catalogue; refused: readonly Refused[] }) {
  const { library: w } = words;
  return (
    <div class="refused" role="alert">
      <p>{w.notHeld(refused.length)}</p>
      <ul>
        {refused.slice(0, MOST_REFUSED_SHOWN).map(({ kind, title, problems }) => (
          <li key={title}>
            {title}: {[...new Set(problems.map((problem) => explainFormatLimit(words, kind, problem)))].join(' ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

function explainFormatLimit(words: Catalogue, kind: KindName, { code, data }: Problem): string {
  const { unheld = {} } = words.kinds[kind];
  const say = Object.hasOwn(unheld, code) ? unheld[code] : undefined;
  return say?.(data as never, undefined as never) ?? words.library.cannotHold;
}

function sayWay({ kinds }: Catalogue, { kind, name }: Way): string {
  return kind === 'any' ? name.toUpperCase() : (kinds[kind].formats[name] ?? name);
}

/** One file as it is, several in one archive. */
async function handOver({ files }: Made): Promise<void> {
  const [first, ...others] = files;
  if (first === undefined) return;
  if (others.length === 0) return saveFile(first.content, first.name);
  const { zip } = await import('./zip.js');
  const entries = await Promise.all(
    files.map(async ({ name, content }) => ({ name, bytes: new Uint8Array(await content.arrayBuffer()) })),
  );
  saveFile(new Blob(await zip(entries), { type: 'application/zip' }), 'puzzles.zip');
}
