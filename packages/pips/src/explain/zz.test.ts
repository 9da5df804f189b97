import { it } from 'vitest';
import { dayPuzzles } from '../../test/day-puzzles.js';
import { explained } from '../../test/records.js';
import { drawBox } from '../draw/box.js';
it('x', () => {
  for (const id of ['2025-08-24-easy','2025-09-11-easy','2025-10-26-easy', '2025-08-27-easy']) {
    const puzzle = dayPuzzles().get(id)!;
    console.log(id+'\n'+drawBox(puzzle, undefined, {labels: true}), JSON.stringify((puzzle.supply as any).dominoes));
    const e = explained(puzzle);
    console.log(e.steps.map((s,i)=> i+': '+s.text+' | '+JSON.stringify(s.places)+JSON.stringify(s.because)+(s.chain??[]).map(l=>'\n    - '+l.text+' '+JSON.stringify(l)).join('')).join('\n'), e.status, JSON.stringify(e.chapters.map(c=>c.text)));
  }
});
