import { type GeneratingKind, make, type Progress, type Workshop } from './job.js';

const NOTHING: Progress = { nodes: 0, graded: 0 };

export function workHere(kind: GeneratingKind, signal: { readonly aborted: boolean }): Workshop {
  let progress = NOTHING;
  return {
    get progress() {
      return progress;
    },
    make(job) {
      progress = NOTHING;
      return make(kind, job, signal, (known) => {
        progress = known;
      });
    },
    close() {},
  };
}
