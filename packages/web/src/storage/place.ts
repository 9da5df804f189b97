/** Where this copy of the app keeps its things: copies in several folders of one host know nothing of each other. */
export function placeOnDisk(): string {
  const folder = new URL('.', location.href).pathname;
  return folder === '/' ? 'pipwright' : `pipwright ${folder}`;
}
