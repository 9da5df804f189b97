/** Puzzles from outside: pasted, dropped, opened. Nothing is kept or opened before the player says so. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { placeInText } from '../bring/place-in-text.js';
import type { SourceAnswer } from '../bring/read-source.js';
import { type Source, sourceOf, sourceOfFile } from '../bring/source.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { Catalogue } from '../words/catalogue.js';
import { BringAddresses, type FoundAddress } from './bring-addresses.js';
import { BringDay } from './bring-day.js';
import { BringProblems, type FoundProblem } from './bring-problems.js';
import { BringPuzzles, type FoundPuzzle } from './bring-puzzles.js';
import { useReadings } from './use-readings.js';
import '../style/bring.css';

interface BringSheetProps {
  readonly arrived: readonly Source[];
  readonly onClose: () => void;
}

const NOTHING = [sourceOf('')];
/** What was left in the sheet is there again when it is opened, as long as the page is. */
let left: readonly Source[] = NOTHING;

export function BringSheet({ arrived, onClose }: BringSheetProps) {
  const { words } = useSheetTools();
  const [sources, setSources] = useState(left);
  const [current, setCurrent] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLParagraphElement>(null);
  const [day, setDay] = useState<Source>();
  const readings = useReadings(sources);

  const take = (taken: readonly Source[]) => {
    setSources(taken);
    setCurrent(0);
  };
  useEffect(() => {
    if (arrived.length > 0) take(arrived);
  }, [arrived]);
  useEffect(() => {
    left = sources;
  }, [sources]);

  const clear = () => {
    take(NOTHING);
    field.current?.focus();
  };
  /** The text of a file stays as it is: what is pasted over it is a text of its own. */
  const pasted = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (sources[current]?.file === undefined || text === '') return;
    event.preventDefault();
    setSources([...sources, sourceOf(text)]);
    setCurrent(sources.length);
  };

  const openFiles = async (files: FileList | null) => {
    const opened = await Promise.all([...(files ?? [])].map(sourceOfFile));
    if (chooser.current !== null) chooser.current.value = '';
    if (opened.length > 0) take(opened);
  };

  // What a day brings is above the button that asked for it, which it moves away from there.
  const isDayRead = day !== undefined && readings.has(day);
  useEffect(() => {
    if (isDayRead) found.current?.scrollIntoView({ block: 'start' });
  }, [day, isDayRead]);

  const { puzzles, problems, addresses, said } = useMemo(
    () => gather(words, sources, readings),
    [words, sources, readings],
  );

  return (
    <Sheet title={words.bring.title} onClose={onClose}>
      <p id="bring-what">{words.bring.what}</p>
      {sources.length > 1 && (
        <label class="setting">
          <span>{words.bring.file}</span>
          <select value={current} onChange={(event) => setCurrent(Number(event.currentTarget.value))}>
            {sources.map(({ file = words.bring.pasted }, i) => (
              <option key={`${i} ${file}`} value={i}>
                {file}
              </option>
            ))}
          </select>
        </label>
      )}
      <textarea
        ref={field}
        class="bring-text"
        aria-label={words.bring.label}
        aria-describedby="bring-what"
        rows={8}
        wrap="off"
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        value={sources[current]?.text ?? ''}
        onPaste={pasted}
        onInput={({ currentTarget: { value } }) =>
          setSources((all) => all.map((each, i) => (i === current ? sourceOf(value, each.file) : each)))
        }
      />
      <div class="choices">
        <button type="button" onClick={() => chooser.current?.click()}>
          {words.bring.files}
        </button>
        {sources.some(({ text, file }) => text !== '' || file !== undefined) && (
          <button type="button" onClick={clear}>
            {words.bring.clear}
          </button>
        )}
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          onChange={(event) => void openFiles(event.currentTarget.files)}
        />
      </div>
      <p role="status" class="bring-said" ref={found}>
        {said}
      </p>
      {addresses.length > 0 && <BringAddresses addresses={addresses} onClose={onClose} />}
      {puzzles.length > 0 && <BringPuzzles puzzles={puzzles} onClose={onClose} />}
      {problems.length > 0 && (
        <BringProblems
          problems={problems}
          named={sources.length > 1}
          onShow={({ source, line = 1, column = 1 }) => {
            setCurrent(sources.indexOf(source));
            requestAnimationFrame(() => field.current !== null && showPlace(field.current, source.text, line, column));
          }}
        />
      )}
      <BringDay
        onDay={(brought) => {
          setDay(brought);
          take([brought]);
        }}
      />
    </Sheet>
  );
}

/** All that was found in all texts, and how the reading stands. */
function gather(words: Catalogue, sources: readonly Source[], readings: ReadonlyMap<Source, SourceAnswer>) {
  const puzzles: FoundPuzzle[] = [];
  const problems: FoundProblem[] = [];
  const addresses: FoundAddress[] = [];
  const troubles: string[] = [];
  let unread = 0;
  for (const source of sources) {
    const answer = readings.get(source);
    if (answer?.type === 'read') {
      puzzles.push(...answer.read.puzzles.map((puzzle) => ({ puzzle, file: source.file })));
      problems.push(...answer.read.problems.map((problem) => ({ ...problem, source })));
    } else if (answer?.type === 'address') addresses.push(answer);
    else if (answer !== undefined) {
      const trouble = sayTrouble(words, answer);
      troubles.push(source.file === undefined ? trouble : words.bring.inFile(source.file, trouble));
    } else if (source.text.trim() !== '') unread++;
  }
  const wrong = problems.filter(({ harmless }) => !harmless).length;
  const found = puzzles.length + addresses.length;
  const said = [
    unread > 0 ? words.bring.reading : found + problems.length > 0 ? words.bring.found(found, wrong) : '',
    ...troubles,
  ];
  return { puzzles, problems, addresses, said: said.filter(Boolean).join(' ') };
}

function sayTrouble({ bring, links }: Catalogue, answer: Exclude<SourceAnswer, { type: 'read' | 'address' }>): string {
  if (answer.type === 'link') return links[answer.trouble];
  const sentences = {
    'too-large': bring.tooLarge,
    'too-slow': bring.tooSlow,
    failed: bring.failed,
    unreadable: bring.unreadable,
  };
  return sentences[answer.type];
}

const LINES_ABOVE = 2;

function showPlace(field: HTMLTextAreaElement, text: string, line: number, column: number): void {
  const { offset } = placeInText(text, line, column);
  const { font } = getComputedStyle(field);
  field.focus();
  field.setSelectionRange(offset, offset);
  field.scrollTop = (line - 1 - LINES_ABOVE) * Number.parseFloat(getComputedStyle(field).lineHeight);
  // Letters are all of one width; a line may be a whole file.
  field.scrollLeft = Math.max(0, (column - 1) * widthOf('0', font) - field.clientWidth / 2);
  field.scrollIntoView({ block: 'nearest' });
}

function widthOf(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return 0;
  context.font = font;
  return context.measureText(text).width;
}
