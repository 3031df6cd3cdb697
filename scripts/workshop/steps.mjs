import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { say, writesEvents } from './output.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const running = new Set();

/** An expected failure, with a message for the developer. */
export class Stop extends Error {
  /** @param {string} message @param {string} [output] captured output of the failed program */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/** Reports progress. @template T
 * @param {string} title @param {() => Promise<T>} work @returns {Promise<T>} */
export async function step(title, work) {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  say(`→ ${title} …`, { step: title, msg: 'step started' });
  const alive = setInterval(
    () => say(`  … ${title} (${seconds()})`, { step: title, after: seconds(), msg: 'step running' }),
    30_000,
  );
  try {
    const result = await work();
    say(`✓ ${title} (${seconds()})`, { step: title, after: seconds(), msg: 'step done' });
    return result;
  } finally {
    clearInterval(alive);
  }
}

/** Shows a program's output; `quiet` only on failure; `held` returns it, also in the error. @throws {Stop} if it fails
 * @param {string} command @param {string[]} args @param {{env?: Record<string, string | undefined>, quiet?: boolean,
 * held?: boolean, cwd?: string, uid?: number, gid?: number}} [options] @returns {Promise<string>} */
export async function run(command, args, { env = {}, quiet, held, cwd = root, ...user } = {}) {
  const output = quiet || held || writesEvents() ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    ...user,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  running.add(child);
  const written = [];
  child.stdout?.on('data', (chunk) => written.push(chunk));
  child.stderr?.on('data', (chunk) => written.push(chunk));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      written.push(Buffer.from(error.message));
      resolve(127);
    });
    // Not 'exit': output can still be in the pipe.
    child.once('close', (exitCode, signal) => resolve(exitCode ?? `ended by ${signal}`));
  });
  running.delete(child);
  const text = Buffer.concat(written).toString();
  if (code === 0) return text;
  if (quiet || (writesEvents() && !held)) say(text, { output: text, msg: 'program failed' }, 50);
  throw new Stop(`${[command, ...args].join(' ').slice(0, 120)} falhou (${code})`, held && text);
}

/** Runs a package's program with this Node, without shell or npx. */
export const tool = (path, args, options) =>
  run(process.execPath, [`node_modules/${path}`, ...args], options);

/** Starts a long-running program, which ends with this process. */
export function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** The exit code of a started program. @returns {Promise<number>} */
export const ended = (child) => new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));

export function endAll(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}

/** Prints a `Stop` as one line, and ends child processes. @param {() => Promise<number | void>} command */
export async function main(command) {
  const end = () => {
    endAll();
    process.exitCode = 1;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // npm signals only the shell between it and this process, and that shell does not forward the signal.
  const parent = process.ppid;
  const orphaned = setInterval(() => process.ppid !== parent && end(), 250);
  try {
    process.exitCode = (await command()) ?? process.exitCode ?? 0;
  } catch (error) {
    const isExpected = error instanceof Stop;
    const reason = isExpected ? error.message : error.stack;
    say(isExpected ? `✗ ${reason}` : error, { reason, msg: 'start failed' }, 60);
    process.exitCode = 1;
  } finally {
    clearInterval(orphaned);
    endAll();
  }
}
