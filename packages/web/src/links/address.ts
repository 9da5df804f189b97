/** A place in this copy of the app, for somebody else: nothing of the address but where the app is goes along. */
export function addressWith(fragment: string): string {
  const here = new URL(location.href);
  here.search = '';
  here.hash = fragment;
  return here.href;
}

/**
 * What `#/…` says: the name of a puzzle, or nothing for Home. Undefined for links of other sorts. On its way an address
 * may have been escaped, capitalised or given a slash at its end. A time to beat, after `?`, is read elsewhere.
 */
export function routeIn(hash: string): string | undefined {
  if (!hash.startsWith('#/')) return undefined;
  return unescaped(hash.slice(2).replace(/\?.*/s, '')).toLowerCase().replace(/\/+$/, '');
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const SHARED = ['text', 'url', 'title'];

/** What another app shares, which comes as a question to the page. Undefined where it is no such question. */
export function sharedIn(search: string): string | undefined {
  const asked = new URLSearchParams(search);
  if (!SHARED.some((name) => asked.has(name))) return undefined;
  return [asked.get('text'), asked.get('url')].filter(Boolean).join('\n');
}
