import { finish } from '@pipwright/core';
import { chapterCalled, stepCalled } from '@pipwright/core/explaining';
import { pipsExplainer } from '@pipwright/pips';
import { futoshikiExplainer } from '@pipwright/futoshiki';
import { puzzleFromJson } from '@pipwright/play';
import fs from 'node:fs';
for (const pack of ['pips-graded-hard','pips-graded-expert','futoshiki-graded-hard','futoshiki-graded-expert']) {
  const kind: any = pack.split('-')[0]; const ex: any = kind === 'pips' ? pipsExplainer : futoshikiExplainer; const L = ex.languages.en;
  const all = JSON.parse(fs.readFileSync(`packages/web/public/puzzles/${pack}.json`,'utf8')).puzzles.slice(0, 12);
  const txt: string[] = [], titles: string[] = [], tech: string[] = [], sent: string[]=[]; let noplace = 0, chains=0; const joint: string[]=[];
  for (const p of all) {
    const r: any = puzzleFromJson(kind, p.puzzle); const puzzle = r.value; const t=Date.now();
    const e: any = finish(ex.explain(puzzle));
    for (const chapter of e.chapters) { const s = { steps: e.steps, chapter }; const c = L.chapter(puzzle, s); txt.push(c); titles.push(L.title(puzzle, s)); tech.push(chapterCalled(ex, L, puzzle, s)!);
      const pl = L.place(puzzle, s); if (pl==='') noplace++; else if (!c.endsWith(pl)) joint.push(c+' || '+pl);
      sent.push(...c.split(/(?<=[.:?!])\s+/)); }
    for (const [index, st] of e.steps.entries()) if (st.chain) { chains++; if (chains < 4) { const sc={steps:e.steps,index}; console.log('STEP', L.step(puzzle, sc), '\n', L.supposition(puzzle, sc), st.chain.map((x:any,i:number)=>L.link(puzzle,sc,i)), JSON.stringify(st.chain.map((x:any)=>x.concludes)), JSON.stringify(st.suppose)); } }
  }
  const top = (a: string[], n=3) => [...new Set(a)].sort((x,y)=>y.length-x.length).slice(0,n).map(x=>x.length+': '+x);
  console.log(pack, 'chapters', txt.length, 'noplace', noplace, 'chains', chains, 'notend', joint.length); console.log(top(txt), top(titles), top(tech), top(sent), txt.map(x=>x.length).sort((a,b)=>a-b).filter((_,i,a)=>i%Math.ceil(a.length/10)===0)); console.log(joint.slice(0,3));
}
