/**
 * Z3, loaded when first needed: 35 MB of WebAssembly with threads of its own, which would keep the process alive. All
 * open sessions share one Z3, each with a context of its own; when the last is closed its threads are ended.
 *
 * Long questions are asked with `solver_check` and not with `eval_smtlib2_string`: z3-solver hands the text of the
 * latter to the other thread and frees it before it has been read.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Engine, err, ok, type Problem, problemMaker, type Result } from '@pipwright/core';
import type { Placement, Puzzle, Solution } from '@pipwright/pips';
import { refusals, type smtWords } from './encoding.js';
import { type Answer, type Session, SmtSearch } from './search.js';

/** Source of Z3: 35 MB that nothing depends on, so it may be missing. */
export interface Z3Source {
  /** The path of its module, where it is there already. */
  find(): string | undefined;
  /** Gets it, so that it is found, or throws what went wrong. Without this, people are told what to type. */
  install?(): void;
}

/** Installed where this package finds its dependencies. */
export const packageZ3: Z3Source = {
  find() {
    try {
      return createRequire(import.meta.url).resolve('z3-solver');
    } catch {
      return undefined;
    }
  },
};

const PACKAGE = 'z3-solver@5.2.0';

interface Loaded extends Awaited<ReturnType<typeof import('z3-solver')['init']>> {
  end(): void;
  /** Z3 takes one question at a time. */
  turn: Promise<unknown>;
}

const INTERRUPT_MILLISECONDS = 10;

let loading: Promise<Loaded> | undefined;
let sessions = 0;

const problem = problemMaker<typeof smtWords>();

/** Gets Z3 where it is missing and that is possible. */
function installZ3(source: Z3Source): Result<void, readonly Problem[]> {
  if (source.find() !== undefined) return ok(undefined);
  if (source.install === undefined) return err([problem('engine-missing', {}, wayToInstall(import.meta.url))]);
  try {
    source.install();
    return ok(undefined);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return err([problem('engine-not-installed', {}, { message })]);
  }
}

async function loadZ3(source: Z3Source): Promise<Result<void, readonly Problem[]>> {
  const installed = installZ3(source);
  if (installed.ok) await load(source);
  return installed;
}

function load(source: Z3Source): Promise<Loaded> {
  loading ??= importFrom(source).then(async ({ init, killThreads }) => {
    // Z3 prints only of threads that were ended.
    const api = await init({ printErr() {} });
    return { ...api, turn: Promise.resolve(), end: () => void killThreads(api.em).catch(() => {}) };
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function importFrom(source: Z3Source): Promise<typeof import('z3-solver')> {
  const path = source.find();
  if (path === undefined) throw new Error('Z3 is not installed: `prepare` the engine before a search.');
  return import(pathToFileURL(path).href);
}

/** A module gets its packages from the project that it is installed in. */
function wayToInstall(url: string): { readonly folder: string; readonly install: string } {
  const [project = '', inside] = url.split('/node_modules/');
  return {
    folder: resolve(fileURLToPath(inside === undefined ? new URL('../../..', url) : project)),
    install: `npm install --no-save ${PACKAGE}`,
  };
}

export async function openZ3(source: Z3Source = packageZ3): Promise<Session> {
  sessions++;
  try {
    return newSession(await load(source));
  } catch (error) {
    sessions--;
    throw error;
  }
}

function newSession(z3: Loaded): Session {
  const { Z3 } = z3;
  const config = Z3.mk_config();
  const context = Z3.mk_context(config);
  Z3.del_config(config);
  const integers = Z3.mk_int_sort(context);
  const solver = Z3.mk_solver_for_logic(context, Z3.mk_string_symbol(context, 'QF_LIA'));
  Z3.solver_inc_ref(context, solver);
  let asked: Promise<unknown> = Promise.resolve();
  let closed = false;

  return {
    tell(text) {
      Z3.solver_from_string(context, solver, text);
      const code = Z3.get_error_code(context);
      if (code !== 0) throw new Error(`Z3 says: ${Z3.get_error_msg(context, code)}`);
    },
    ask() {
      const question = z3.turn.then(async () =>
        closed ? 'unknown' : answerOf(await Z3.solver_check(context, solver)),
      );
      asked = question.catch(() => {});
      z3.turn = asked;
      return question;
    },
    valueOf(name) {
      const constant = Z3.mk_const(context, Z3.mk_string_symbol(context, name), integers);
      const value = Z3.model_eval(context, Z3.solver_get_model(context, solver), constant, true);
      if (value === null) throw new Error(`Z3 has no value for ${name}`);
      return Number(Z3.get_numeral_string(context, value));
    },
    close() {
      if (closed) return;
      closed = true;
      // An interruption that comes before Z3's thread has taken the question is lost.
      const interrupting = setInterval(() => Z3.interrupt(context), INTERRUPT_MILLISECONDS);
      Z3.interrupt(context);
      asked.then(() => {
        clearInterval(interrupting);
        Z3.del_context(context);
        closeSession(z3);
      });
    },
  };
}

/**
 * Threads are ended between questions only: z3-solver keeps the process alive for ten minutes for one that is broken
 * off.
 */
function closeSession(z3: Loaded): void {
  sessions--;
  if (sessions > 0) return;
  loading = undefined;
  z3.end();
}

function answerOf(result: number): Answer {
  return result > 0 ? 'sat' : result < 0 ? 'unsat' : 'unknown';
}

/** Z3, told of the puzzle as seed 001 does. Its searches wait, and are to be disposed of. */
export function makeSmtEngine(source: Z3Source = packageZ3): Engine<Puzzle, Solution, Placement> {
  return {
    name: 'smt',
    summary: 'the theorem prover Z3, which gets the rules and finds a solution; installed separately, 35 MB',
    search: (puzzle) => new SmtSearch(puzzle, () => openZ3(source)),
    refuses: refusals,
    isInstalled: () => source.find() !== undefined,
    install: () => installZ3(source),
    prepare: () => loadZ3(source),
  };
}

export const smtEngine = makeSmtEngine();
