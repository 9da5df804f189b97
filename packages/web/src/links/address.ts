/** A place in this copy of the app, for somebody else: nothing of the address but where the app is goes along. */
export function addressWith(fragment: string): string {
  const here = new URL(location.href);
  here.search = '';
  here.hash = fragment;
  return here.href;
}
