import { describe, expect, it } from 'vitest';
import { PEERS } from '../peers/all.mjs';
import { decadesOf, linearScale, logScale, plot } from './plot.mjs';

const NEVER = Number.POSITIVE_INFINITY;

describe('the scales', () => {
  it('span whole decades around all values', () => {
    expect(decadesOf([0.02, 700])).toEqual([0.01, 0.1, 1, 10, 100, 1000]);
    expect(decadesOf([1])).toEqual([1, 10]);
    expect(decadesOf([]).length).toBeGreaterThan(1);
  });

  it('put equal factors equally far apart, and small values below', () => {
    const y = logScale([1, 10, 100], 300, 100);
    expect([1, 10, 100].map(y)).toEqual([300, 200, 100]);
  });

  it('have a place for a single size', () => {
    expect(linearScale(4, 4, 10, 20)(4)).toBe(10);
  });
});

describe('the plot', () => {
  const point = (x: number, median: number, worst: number) => ({ x, median, worst });
  const svg = plot({
    title: 'Times',
    cap: 60_000,
    series: [
      { name: 'swift', points: [point(4, 0.01, 0.02), point(8, 0.03, 5)] },
      { name: 'slow', points: [point(4, 3, NEVER), point(8, NEVER, NEVER)] },
      { name: 'absent', points: [] },
    ],
  });
  const groups = [...svg.matchAll(/<g class="s\d">.*?<\/g>/gs)].map(([group]) => group);

  it('has a look for every peer', () => {
    const all = plot({
      title: 'All',
      cap: 1000,
      series: PEERS.map((name, i) => ({ name, points: [{ x: 4, median: i + 1, worst: i + 2 }] })),
    });
    const looks = [...all.matchAll(/class="marker" d="([^"]*)"/g)].map(([, marker]) => marker);
    const colours = [...all.matchAll(/<g class="(s\d)">/g)].map(([, colour]) => colour);
    expect(new Set(looks).size).toBe(PEERS.length);
    expect(new Set(colours).size).toBe(PEERS.length);
  });

  it('draws numbers only', () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('tells peers apart without colour', () => {
    expect(groups).toHaveLength(2);
    const looks = groups.map((group) => [
      /class="marker[^"]*" d="([^"]*)"/.exec(group)?.[1],
      /stroke-dasharray="([^"]*)"/.exec(group)?.[1],
    ]);
    expect(new Set(looks.map(([marker]) => marker)).size).toBe(2);
    expect(new Set(looks.map(([, dash]) => dash)).size).toBe(2);
    for (const name of ['swift', 'slow']) expect(svg).toMatch(new RegExp(`<text class="label[^>]*>${name}</text>`));
    expect(svg).not.toContain('absent');
  });

  it('shows what had no answer as hollow, at the cap', () => {
    const [swift = '', slow = ''] = groups;
    const hollow = (group: string) => [...group.matchAll(/hollow" d="[^"]*" transform="translate\(\S+ (\S+)\)/g)];
    expect(hollow(swift)).toHaveLength(0);
    expect(hollow(slow)).toHaveLength(2);
    expect(new Set(hollow(slow).map(([, y]) => y)).size).toBe(1);
    expect(slow.match(/class="marker"/g)).toHaveLength(1);
  });

  it('never prints one name over another', () => {
    const same = Array.from({ length: 4 }, (_, i) => ({ name: `peer ${i}`, points: [point(4, 1, 1)] }));
    const heights = [...plot({ title: '', cap: 1, series: same }).matchAll(/class="label[^>]*y="([^"]*)"/g)];
    const ys = heights.map(([, y]) => Number(y));
    expect(ys).toHaveLength(4);
    for (const [i, y] of ys.slice(1).entries()) expect(y - (ys[i] ?? 0)).toBeGreaterThanOrEqual(14);
  });
});
