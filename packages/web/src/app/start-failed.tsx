import type { PlayWords } from '../words/catalogue.js';

/** What is seen where the app cannot start: a sentence and a way to try again, never an empty page. */
export function StartFailed({ words }: { words: PlayWords }) {
  return (
    <main class="paused">
      <h1>{words.appName}</h1>
      <p role="alert">{words.news.noPuzzle}</p>
      <button type="button" class="main" onClick={() => location.reload()}>
        {words.news.tryAgain}
      </button>
    </main>
  );
}
