import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const running = new Set();

/** Why a command of the workshop cannot go on, in words for the one who typed it. */
export class Stop extends Error {
  /** @param {string} message @param {string} [output] what the program that failed wrote, where nobody has seen it yet */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/**
 * Does something that may take a while and says so, on standard error, since standard output may be a program's result:
 * a line at once, a sign of life every half minute, and how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.error(`→ ${title} …`);
  const alive = setInterval(() => console.error(`  … ${title} (${seconds()})`), 30_000);
  try {
    const result = await work();
    console.error(`✓ ${title} (${seconds()})`);
    return result;
  } finally {
    clearInterval(alive);
  }
}

/**
 * Runs a program to its end. What it writes is shown; with `quiet` only where it fails; with `held` it is handed back, by
 * the error too.
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: Record<string, string | undefined>, quiet?: boolean, held?: boolean, cwd?: string, uid?: number, gid?: number}} [options]
 * @returns {Promise<string>}
 * @throws {Stop} where it ends with another code than 0
 */
export async function run(command, args, { env = {}, quiet, held, cwd = root, ...user } = {}) {
  const output = quiet || held ? 'pipe' : 'inherit';
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
    // Not at its exit: it may not have handed over all that it wrote.
    child.once('close', (exitCode, signal) => resolve(exitCode ?? `ended by ${signal}`));
  });
  running.delete(child);
  const text = Buffer.concat(written).toString();
  if (code === 0) return text;
  if (quiet) console.error(text);
  throw new Stop(`${[command, ...args].join(' ').slice(0, 120)} falhou (${code})`, held && text);
}

/** A package's own program, run by this Node: no shell, and no npx that might look for it elsewhere. */
export const tool = (path, args, options) =>
  run(process.execPath, [`node_modules/${path}`, ...args], options);

/** Starts a program that stays; whatever ends this process ends it too. */
export function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends, by their ids, the programs that were started here. */
export function endAll(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}

/**
 * Runs a command of the workshop: its failures are one line, and nothing that it started is left behind.
 * @param {() => Promise<number | void>} command
 */
export async function main(command) {
  const end = () => {
    endAll();
    process.exitCode = 1;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // npm tells a signal to the shell between it and us, which ends without passing it on.
  const parent = process.ppid;
  const orphaned = setInterval(() => process.ppid !== parent && end(), 250);
  try {
    process.exitCode = (await command()) ?? process.exitCode ?? 0;
  } catch (error) {
    console.error(error instanceof Stop ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  } finally {
    clearInterval(orphaned);
    endAll();
  }
}
