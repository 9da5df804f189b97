/** What is seen of a screen until it is there, as `index.html` has it: no words but the app's name. */
import { useTools } from './tools.js';

export function Shell() {
  const { words } = useTools();
  return (
    <div class="shell" aria-hidden="true">
      <b>{words.appName}</b>
      <i />
      <i />
      <i />
    </div>
  );
}
