/** While something is tried: keep it or discard it. Where the bar lies, no board and no domino does. */
import { useLayoutEffect } from 'preact/hooks';
import { useTools } from './tools.js';

export function WhatIfBar() {
  const { words, play } = useTools();
  const { trying } = words;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.trying = 'yes';
    return () => {
      delete dataset.trying;
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside its label.
    <div class="what-if" role="group" aria-label={trying.label}>
      <strong>{trying.label}</strong>
      <button type="button" class="main" onClick={() => play({ type: 'accept' })}>
        {trying.keep}
      </button>
      <button type="button" onClick={() => play({ type: 'drop' })}>
        {trying.drop}
      </button>
    </div>
  );
}
