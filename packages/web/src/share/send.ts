/** Hands something to another app, where the browser does that. `unwanted`: the player thought better of it. */
export async function send(data: ShareData): Promise<'sent' | 'unwanted' | 'refused'> {
  if (navigator.share === undefined) return 'refused';
  try {
    await navigator.share(data);
    return 'sent';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'unwanted' : 'refused';
  }
}
