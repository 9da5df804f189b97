/**
 * Vitest, kept warm: what the first run has compiled, later ones load. Sources are replaced as they are loaded, so nothing
 * on the disk changes.
 */
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { loadConfigFromFile, mergeConfig, normalizePath } from 'vite';
import { createVitest } from 'vitest/node';
import { root } from '../workspace.mjs';
import { LIMITS } from './names.mjs';

const SETUP = normalizePath(fileURLToPath(new URL('setup.mjs', import.meta.url)));

/** @param {object} how @param {boolean} how.isolate @param {number} how.maxWorkers @param {number} how.bail */
export async function warmVitest({ isolate, maxWorkers, bail }) {
  /** @type {ReadonlyMap<string, string>} */
  let replaced = new Map();
  /** @param {string} _ @param {string} id */
  const transform = (_, id) => replaced.get(id.replace(/\?.*/, ''));
  const plugin = { name: 'replaced-sources', enforce: 'pre', transform };
  // Vitest lets the files to come load before it ends, and waits for ever for a process that has ended already.
  const endNow = () => Reflect.get(vitest, 'pool')?.close();
  const reporter = { onTestModuleQueued: () => void vitest.onCancel(endNow) };
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const vitest = await createVitest(
    'test',
    { root, config: false, watch: false, reporters: [reporter], bail },
    await configuration({ plugins: [plugin], test: { isolate, maxWorkers, setupFiles: [SETUP] } }),
    { stdout: nowhere, stderr: nowhere },
  );

  /**
   * Runs tests in their order, with other texts in the place of sources.
   * @param {readonly { project: { name: string }, moduleId: string }[]} tests
   * @param {ReadonlyMap<string, string>} texts
   * @param {Record<string, number>} [limits]
   */
  const run = async (tests, texts, limits = {}) => {
    const changed = [...replaced.keys(), ...texts.keys()];
    replaced = texts;
    for (const file of changed) vitest.invalidateFile(file);
    for (const each of vitest.projects) each.provide(/** @type {never} */ (LIMITS), /** @type {never} */ (limits));
    const files = tests.map(({ project, moduleId }) =>
      vitest.getProjectByName(project.name).createSpecification(moduleId),
    );
    const { unhandledErrors: errors } = await vitest.runTestSpecifications(files);
    const modules = files.flatMap(({ testModule }) => testModule ?? []);
    const isWhole = !Reflect.get(vitest, 'isCancelling') && errors.length === 0 && modules.length === files.length;
    return { passed: isWhole && modules.every((module) => module.ok()), errors, modules };
  };
  return { vitest, run };
}

/** That of `npm test`, with more for each of its projects. @param {object} more */
async function configuration(more) {
  const file = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(root, 'vitest.config.ts'));
  const { test, ...rest } = /** @type {any} */ (file).config;
  // Those of programs, which are built, load no source.
  const all = /** @type {any[]} */ (test.projects).filter((project) => project.test.name !== 'programs');
  const AsGiven = class {
    sort = (/** @type {unknown[]} */ files) => files;
  };
  const shared = { ...rest, test: { ...test, projects: undefined, sequence: { sequencer: AsGiven } } };
  const projects = all.map((own) => mergeConfig(mergeConfig(shared, { ...own, extends: false }), more));
  return { ...shared, test: { ...shared.test, projects } };
}
