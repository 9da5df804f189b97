import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Bytes, minified and compressed, of all files that a page loads which imports these functions, and calls them.
 * @param parts what they load, as modules of `dist`
 */
export async function pagePrice(
  folder: string,
  names: string,
  kind: string,
  parts: readonly string[],
): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { ${names} } from '@pipwright/${kind}'`, resolveDir: folder },
    outdir: folder,
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    write: false,
  });
  const made = Object.entries(metafile.outputs);
  const entryOf = (ending: string) => made.find(([, { entryPoint }]) => entryPoint?.endsWith(ending))?.[0];
  const loaded = new Set<string>();
  for (const ending of ['<stdin>', ...parts.map((part) => `/${kind}/dist/${part}.js`)]) {
    const entry = entryOf(ending);
    if (entry === undefined) throw new Error(`nothing loads ${ending}`);
    load(entry);
  }
  const files = outputFiles.filter(({ path }) => [...loaded].some((name) => path.endsWith(`/${name}`)));
  return files.reduce((bytes, { contents }) => bytes + gzipSync(contents, { level: 9 }).length, 0);

  function load(name: string): void {
    if (loaded.has(name)) return;
    loaded.add(name);
    const now = metafile.outputs[name]?.imports.filter(({ kind: how }) => how === 'import-statement') ?? [];
    for (const { path } of now) load(path);
  }
}
