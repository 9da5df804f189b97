import { movesOf } from '../storage/database.js';
import type { KeptTables } from '../storage/whole.js';

export async function textOf(tables: KeptTables<'readonly' | 'readwrite'>, name: string): Promise<string> {
  const [start, lines] = await Promise.all([
    tables.objectStore('starts').get(name),
    tables.objectStore('moves').getAll(movesOf(name)),
  ]);
  return [start ?? '', ...lines].join('');
}
