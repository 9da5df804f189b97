/** Hands a file to the browser, which asks or puts it where its downloads go. */
export function download(name: string, parts: readonly BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A title may hold anything; a file's name may not. */
export function fileName(title: string): string {
  const safe = title
    .replaceAll(/[^\p{L}\p{N}._+-]+/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 80);
  return safe === '' || safe === '_' ? 'puzzle' : safe;
}
