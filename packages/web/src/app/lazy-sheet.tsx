/** Sheets come when they are first asked for: the game itself starts sooner. Offline they are there all the same. */
import type { AnyGame } from '@pipwright/play';
import type { Source } from '../bring/source.js';
import { loadAllKinds } from '../kind/page.js';
import type { Settings } from '../settings/settings.js';
import type { SheetName } from '../ui/navigation.js';
import { CountedContext } from '../ui/open-things.js';
import { SheetWords } from '../ui/sheet-words.js';
import { useLoaded } from '../ui/use-loaded.js';

interface LazySheetProps {
  readonly name: SheetName;
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly arrived: readonly Source[];
  readonly onSettings: (settings: Settings) => void;
  readonly onSheet: (name: SheetName | undefined) => void;
}

type Usual = typeof import('../sheets/usual-sheet.js');
type Bring = typeof import('../sheets/bring-sheet.js');

export function LazySheet({ name, ...props }: LazySheetProps) {
  return (
    <CountedContext.Provider value={true}>
      <SheetWords onFailed={() => props.onSheet(undefined)}>
        {name === 'bring' ? <LazyBringSheet {...props} /> : <LazyUsualSheet name={name} {...props} />}
      </SheetWords>
    </CountedContext.Provider>
  );
}

/** With all that reads puzzles it is larger than the others together. */
function LazyBringSheet({ arrived, onSheet }: Omit<LazySheetProps, 'name'>) {
  const onClose = () => onSheet(undefined);
  const loaded = useLoaded<Bring>(async () => {
    const [sheet] = await Promise.all([import('../sheets/bring-sheet.js'), loadAllKinds()]);
    return sheet;
  }, onClose);
  return loaded === undefined ? null : <loaded.BringSheet arrived={arrived} onClose={onClose} />;
}

function LazyUsualSheet(props: LazySheetProps & { readonly name: Exclude<SheetName, 'bring'> }) {
  const loaded = useLoaded<Usual>(
    () => import('../sheets/usual-sheet.js'),
    () => props.onSheet(undefined),
  );
  return loaded === undefined ? null : <loaded.UsualSheet {...props} />;
}
