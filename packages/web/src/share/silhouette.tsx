/** The small picture of a puzzle as markup that stands by itself: in the colours of light paper, without anything that must be read. */
import { LIGHT } from '@pipwright/core/drawing';
import type { AnyGame, KindName } from '@pipwright/play';
import { render } from 'preact';
import { kindOf } from '../kind/page.js';

const EDGE = '#857d73';
const STYLE = [
  '.region{stroke-width:3px;stroke-opacity:.65}',
  `.free{fill:${LIGHT.free};stroke:${EDGE};stroke-opacity:.45}`,
  ...LIGHT.tints.map(([ground, strong], i) => `.tint${i} .region{fill:${ground};stroke:${strong}}`),
  `.square{fill:${LIGHT.free};stroke:${EDGE};stroke-width:1.2px}`,
  `.full{fill:#cdc4b5}`,
  `.sign{fill:none;stroke:${LIGHT.ink};stroke-width:1.5px}`,
].join('');

export async function silhouetteOf({ kind, puzzle }: AnyGame): Promise<string | undefined> {
  const Drawing = await kindOf<KindName>(kind).thumbnail?.();
  if (Drawing === undefined) return undefined;
  const holder = document.createElement('div');
  render(<Drawing puzzle={puzzle} />, holder);
  const picture = holder.querySelector('svg');
  if (picture === null) return undefined;
  const style = document.createElementNS(picture.namespaceURI, 'style');
  style.textContent = STYLE;
  picture.prepend(style);
  return new XMLSerializer().serializeToString(picture);
}
