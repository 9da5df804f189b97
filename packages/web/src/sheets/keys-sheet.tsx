import type { KindName } from '@pipwright/play';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';

export function KeysSheet({ kind, onClose }: { kind: KindName; onClose: () => void }) {
  const { words } = useSheetTools();
  const rows = [...words.kinds[kind].keys, ...words.keys.common];
  return (
    <Sheet title={words.keys.title} onClose={onClose}>
      <dl class="keys">
        {rows.map(([key, meaning]) => (
          <div key={`${key} ${meaning}`}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
