/**
 * Which file a request asks for. A path is decoded once and never made neater: what would need that, or could mean
 * something else to a file system, is no path of the app.
 */

/** The name below the app's folder, which may or may not be there; undefined for what is no plain path. */
export function namedFile(target: string): string | undefined {
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || /%(?:2f|5c)/i.test(path)) return undefined;
  const name = decoded(path.slice(1));
  if (name === undefined || /[\\\p{Cc}]/u.test(name)) return undefined;
  if (name.split('/').some((part) => part === '.' || part === '..')) return undefined;
  return name === '' ? 'index.html' : name;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
