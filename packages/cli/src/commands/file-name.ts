/** An id may hold anything; a file's name may not. */
export function fileName(id: string): string {
  const safe = id.replaceAll(/[^\p{L}\p{N}._+-]+/gu, '_').replace(/^\.+/, '_');
  return safe === '' || safe === '-' ? 'puzzle' : safe;
}
