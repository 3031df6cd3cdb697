import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { clock } from '@domain/clock';
import { inProject } from '@api/in-project';
import { PhotoError } from './photo-error';
import type { Jobs } from './pixels/jobs';
import { type Usage, usageOf } from './usage';

export interface Question {
  job: keyof Jobs;
  given: unknown[];
}

export type Answer =
  | { ready: true }
  | { value: unknown }
  | { refused: Pick<PhotoError, 'code' | 'detail' | 'permanent'> }
  | { usage: Usage };

/** What one picture may cost. */
export interface PictureLimits {
  /** Resident memory of the process that works on it. */
  bytes: number;
  /** Processor time. */
  cpuMs: number;
  /** Time at all: a process that stands still takes none of its own. */
  totalMs: number;
}

export const pictureLimits: PictureLimits = { bytes: 768 * 1024 ** 2, cpuMs: 10_000, totalMs: 120_000 };

/** How often it is looked at what a picture costs, and the longest that a child may take to begin, ms. */
const lookEvery = 40;
const startMs = 60_000;

/** A process that works on pictures, one at a time. */
export interface Child {
  hasEnded(): boolean;
  usage(): Usage | null;
  /** Throws PhotoError: what the job says of the picture, or 'cost' where it went beyond the limits, which ends the child. */
  ask(question: Question, limits: PictureLimits): Promise<unknown>;
  end(): void;
}

/** From the source (development, tests) the program runs as it stands there; a bundle has its own built beside it. */
function program(): { path: string; execArgv: string[] } {
  const [path, execArgv] = import.meta.url.endsWith('.ts')
    ? [inProject('api/photos/pixels/program.ts'), ['--import', 'tsx']]
    : [inProject('build/node/pictures.js'), []];
  if (!path) throw new Error('build/node/pictures.js is not there: npm run build makes it');
  return { path, execArgv };
}

/** What a child has of our environment: where programs and temporary files are. No setting, no secret. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, SystemRoot, NODE_ENV } = process.env;
  // Few arenas give memory back; what a hostile file makes libvips say is nobody's to read.
  return { PATH, TMPDIR, SystemRoot, NODE_ENV, MALLOC_ARENA_MAX: '2', VIPS_WARNING: '0' };
}

interface Start {
  /** Whether the system tells what the child uses; else the child does. */
  looksOutside?: boolean;
  /** Whether everything else that runs on the machine comes first. */
  isBackground?: boolean;
}

/** Starts a child; it does not keep this process alive, and ends with it. */
export async function startChild({
  looksOutside = usageOf('self') !== null,
  isBackground = false,
}: Start = {}): Promise<Child> {
  const { path, execArgv } = program();
  const forked = fork(path, looksOutside ? [] : ['--tell'], {
    execArgv,
    cwd: dirname(path),
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let told: Usage | null = null;
  forked.on('message', (answer: Answer) => {
    if ('usage' in answer) told = answer.usage;
  });
  const end = () => void forked.kill('SIGKILL');
  const hasEnded = () => forked.killed || forked.exitCode !== null || !forked.connected;
  // What cannot be sent or ended has ended already, and is told so.
  forked.on('error', () => {});
  await begun(forked).catch((error: unknown) => {
    end();
    throw error;
  });
  if (isBackground && !hasEnded()) setPriority(forked.pid!, constants.priority.PRIORITY_BELOW_NORMAL);
  forked.unref();
  forked.channel?.unref();
  const usage = () => (looksOutside ? usageOf(forked.pid!) : told);
  return { hasEnded, usage, end, ask: (question, limits) => asked(forked, question, { limits, usage, end }) };
}

function begun(forked: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (failure?: string) => {
      clearTimeout(late);
      if (failure) reject(new Error(`the process for pictures did not begin: ${failure}`));
      else resolve();
    };
    const late = setTimeout(settle, startMs, 'no sign of it');
    forked.once('error', ({ message }) => settle(message));
    forked.once('exit', (code, signal) => settle(`it ended (${signal ?? code})`));
    forked.once('message', () => settle());
  });
}

interface Watched extends Pick<Child, 'usage' | 'end'> {
  limits: PictureLimits;
}

function asked(forked: ChildProcess, question: Question, { limits, usage, end }: Watched): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const [since, cpuBefore] = [clock.monotonicNow(), usage()?.cpuMs ?? 0];
    const settle = (tell: () => void) => {
      clearInterval(watch);
      forked.off('message', hear).off('exit', left);
      tell();
    };
    const refuse = (...[code, detail, permanent]: ConstructorParameters<typeof PhotoError>) =>
      settle(() => reject(new PhotoError(code, detail, permanent)));
    const hear = (answer: Answer) => {
      if ('value' in answer) settle(() => resolve(answer.value));
      else if ('refused' in answer)
        refuse(answer.refused.code, answer.refused.detail, answer.refused.permanent);
    };
    const left = (code: number | null, signal: string | null) =>
      refuse('broken', `its reader ended (${signal ?? code})`, false);
    const watch = setInterval(() => {
      const reason = beyond(limits, usage(), cpuBefore);
      const isLate = clock.monotonicNow() - since > limits.totalMs;
      if (!reason && !isLate) return;
      end();
      refuse('cost', reason ?? 'it stood still', reason !== null);
    }, lookEvery);
    forked.on('message', hear).on('exit', left);
    forked.send(question, (error) => {
      if (error) left(null, error.message);
    });
  });
}

/** Which limit a process has gone beyond since its picture began, in words; null: none. */
export function beyond(limits: PictureLimits, usage: Usage | null, cpuBefore: number): string | null {
  if (!usage) return null;
  if (usage.bytes > limits.bytes) return `over ${Math.round(limits.bytes / 1024 ** 2)} MB`;
  if (usage.cpuMs - cpuBefore > limits.cpuMs) return `over ${limits.cpuMs / 1000} s of processor time`;
  return null;
}
