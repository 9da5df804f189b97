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

/** @typedef {{ project: { name: string }, moduleId: string }} TestFile */
/** @typedef {{ passed: boolean, errors: readonly unknown[], modules: readonly import('vitest/node').TestModule[] }} Result */

const SETUP = normalizePath(fileURLToPath(new URL('setup.mjs', import.meta.url)));
/** Tests that start programs: these are built, and load no source. */
const PROGRAMS = 'programs';

/** @param {object} how @param {boolean} how.isolate @param {number} how.maxWorkers @param {number} how.bail */
export async function warmVitest({ isolate, maxWorkers, bail }) {
  /** @type {ReadonlyMap<string, string>} */
  let replaced = new Map();
  /** @param {string} _ @param {string} id */
  const transform = (_, id) => replaced.get(id.replace(/\?.*/, ''));
  const plugin = { name: 'replaced-sources', enforce: 'pre', transform };
  /** @type {Result} */
  let result;
  // Vitest lets the files to come load before it ends, and waits for ever for a process that has ended already.
  const endNow = () => Reflect.get(vitest, 'pool')?.close();
  const reporter = {
    onTestModuleQueued() {
      vitest.onCancel(endNow);
    },
    /** @param {Result['modules']} modules @param {Result['errors']} errors @param {string} reason */
    onTestRunEnd(modules, errors, reason) {
      result = { passed: reason === 'passed' && errors.length === 0, errors, modules };
    },
  };
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const vitest = await createVitest(
    'test',
    { root, config: false, watch: false, reporters: [reporter], bail },
    await configuration({ plugins: [plugin], test: { isolate, maxWorkers, setupFiles: [SETUP] } }),
    { stdout: nowhere, stderr: nowhere },
  );

  return {
    /** Those that load one of the sources. @param {string[]} sources @param {string[]} filters */
    testsOf(sources, filters) {
      vitest.config.related = sources;
      return vitest.getRelevantTestSpecifications(filters);
    },

    /**
     * Runs tests in their order, with other texts in the place of sources.
     * @param {readonly TestFile[]} tests
     * @param {ReadonlyMap<string, string>} texts
     * @param {import('./setup.mjs').Limits} [limits]
     */
    async run(tests, texts, limits = {}) {
      const changed = [...replaced.keys(), ...texts.keys()];
      replaced = texts;
      for (const file of changed) vitest.invalidateFile(file);
      for (const project of vitest.projects)
        project.provide(/** @type {never} */ (LIMITS), /** @type {never} */ (limits));
      await vitest.runTestSpecifications(
        tests.map(({ project, moduleId }) => vitest.getProjectByName(project.name).createSpecification(moduleId)),
      );
      return result;
    },

    close: () => vitest.close(),
  };
}

/** That of `npm test`, with more for each of its projects. @param {object} more */
async function configuration(more) {
  const file = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(root, 'vitest.config.ts'));
  const { test, ...rest } = /** @type {any} */ (file).config;
  const all = /** @type {any[]} */ (test.projects).filter((project) => project.test.name !== PROGRAMS);
  const shared = { ...rest, test: { ...test, projects: undefined, sequence: { sequencer: AsGiven } } };
  const projects = all.map((own) => mergeConfig(mergeConfig(shared, { ...own, extends: false }), more));
  return { ...shared, test: { ...shared.test, projects } };
}

class AsGiven {
  sort = (/** @type {unknown[]} */ files) => files;
}
