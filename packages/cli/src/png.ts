/**
 * SVG drawings as PNG. The renderer is 2.5 MB of WebAssembly, the same for every platform, and is loaded when first
 * needed. It sees no fonts but ours, so a picture has the same numbers and signs on every machine.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Resvg from '@resvg/resvg-wasm';
import { installed, type PackageSource } from './package-source.js';

export type RenderPng = (svg: string) => Uint8Array;

export const RENDERER = '@resvg/resvg-wasm';
const FONTS = ['Arimo-Regular', 'Arimo-Bold'];
const FAMILY = 'Arimo';
const PIXELS_PER_UNIT = 2;
/** What programs that show pictures take; a larger drawing is made smaller. */
const MOST_PIXELS_ALONG = 16_384;
const MOST_PIXELS = 1 << 26;

/** Throws what to tell people where there is no renderer. */
export async function loadPngRenderer(source: PackageSource): Promise<RenderPng> {
  const need = `PNG pictures need the package ${RENDERER}`;
  const path = installed(source, need);
  if (path === undefined) throw new Error(`${need}, which is not installed.`);
  const { Resvg } = await load(path);
  const fontBuffers = await Promise.all(
    FONTS.map((name) => readFile(new URL(`../fonts/${name}.ttf`, import.meta.url))),
  );
  const font = { fontBuffers, defaultFontFamily: FAMILY, sansSerifFamily: FAMILY };
  return (svg) => {
    const { width, height } = new Resvg(svg);
    const fits = Math.min(MOST_PIXELS_ALONG / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
    const value = Math.min(PIXELS_PER_UNIT, fits);
    return new Resvg(svg, { font, fitTo: { mode: 'zoom', value } }).render().asPng();
  };
}

let loading: Promise<typeof Resvg> | undefined;

/** Once in a process: the module refuses a second time. */
function load(path: string): Promise<typeof Resvg> {
  loading ??= initialised(path);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function initialised(path: string): Promise<typeof Resvg> {
  const wasm = await readFile(join(dirname(path), 'index_bg.wasm'));
  const resvg: typeof Resvg = createRequire(import.meta.url)(path);
  await resvg.initWasm(wasm).catch((error: Error) => {
    // Another copy of this program in the same process was first.
    if (!error.message.startsWith('Already initialized')) throw error;
  });
  return resvg;
}
