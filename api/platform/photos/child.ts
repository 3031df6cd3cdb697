import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { clock } from '@domain/kernel/clock';
import { childEnvironment, childProgram } from '@api/platform/process/child-program';
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

export interface PictureLimits {
  bytes: number;
  cpuMs: number;
  /** Wall-clock time: a blocked process uses no processor time. */
  totalMs: number;
}

export const pictureLimits: PictureLimits = { bytes: 768 * 1024 ** 2, cpuMs: 10_000, totalMs: 120_000 };

const lookEvery = 40;
const startMs = 60_000;

export interface Child {
  hasEnded(): boolean;
  usage(): Usage | null;
  /** @throws PhotoError from the job, or 'cost' if the picture exceeds the limits, which ends the child. */
  ask(question: Question, limits: PictureLimits): Promise<unknown>;
  end(): void;
}

interface Start {
  looksOutside?: boolean;
  isBackground?: boolean;
}

/** The child does not keep this process alive, and ends with it. */
export async function startChild({
  looksOutside = usageOf('self') !== null,
  isBackground = false,
}: Start = {}): Promise<Child> {
  const { path, execArgv } = childProgram('api/platform/photos/pixels/program.ts', 'pictures');
  const forked = fork(path, looksOutside ? [] : ['--tell'], {
    // Pictures are outside the heap, which V8 otherwise lets grow with each that passes through it.
    execArgv: [...execArgv, '--max-old-space-size=64', '--max-semi-space-size=1', '--expose-gc'],
    cwd: dirname(path),
    // One malloc arena, which gives freed pixels back. VIPS_WARNING=0 silences messages that a hostile file can trigger.
    env: childEnvironment({ MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', VIPS_WARNING: '0' }),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let lastUsage: Usage | null = null;
  forked.on('message', (answer: Answer) => {
    if ('usage' in answer) lastUsage = answer.usage;
  });
  const end = () => void forked.kill('SIGKILL');
  const hasEnded = () => forked.killed || forked.exitCode !== null || !forked.connected;
  forked.on('error', () => {});
  await begun(forked).catch((error: unknown) => {
    end();
    throw error;
  });
  if (isBackground && !hasEnded()) setPriority(forked.pid!, constants.priority.PRIORITY_BELOW_NORMAL);
  forked.unref();
  forked.channel?.unref();
  const usage = () => (looksOutside ? usageOf(forked.pid!) : lastUsage);
  return {
    hasEnded,
    usage,
    end,
    ask: (question, limits) => sendQuestion(forked, question, { limits, usage, end }),
  };
}

function begun(forked: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (failure?: string) => {
      clearTimeout(late);
      if (failure) reject(new Error(`the process for pictures did not begin: ${failure}`));
      else resolve();
    };
    const late = setTimeout(finish, startMs, 'no sign of it');
    forked.once('error', ({ message }) => finish(message));
    forked.once('exit', (code, signal) => finish(`it ended (${signal ?? code})`));
    forked.once('message', () => finish());
  });
}

interface Watched extends Pick<Child, 'usage' | 'end'> {
  limits: PictureLimits;
}

function sendQuestion(
  forked: ChildProcess,
  question: Question,
  { limits, usage, end }: Watched,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const [since, cpuBefore] = [clock.monotonicNow(), usage()?.cpuMs ?? 0];
    const finish = (done: () => void) => {
      clearInterval(watch);
      forked.off('message', onMessage).off('exit', left);
      done();
    };
    const refuse = (...[code, detail, permanent]: ConstructorParameters<typeof PhotoError>) =>
      finish(() => reject(new PhotoError(code, detail, permanent)));
    const onMessage = (answer: Answer) => {
      if ('value' in answer) finish(() => resolve(answer.value));
      else if ('refused' in answer)
        refuse(answer.refused.code, answer.refused.detail, answer.refused.permanent);
    };
    const left = (code: number | null, signal: string | null) =>
      refuse('broken', `its reader ended (${signal ?? code})`, false);
    const watch = setInterval(() => {
      const reason = exceededLimit(limits, usage(), cpuBefore);
      const isLate = clock.monotonicNow() - since > limits.totalMs;
      if (!reason && !isLate) return;
      end();
      refuse('cost', reason ?? 'it stood still', reason !== null);
    }, lookEvery);
    forked.on('message', onMessage).on('exit', left);
    forked.send(question, (error) => {
      if (error) left(null, error.message);
    });
  });
}

export function exceededLimit(limits: PictureLimits, usage: Usage | null, cpuBefore: number): string | null {
  if (!usage) return null;
  if (usage.bytes > limits.bytes) return `over ${Math.round(limits.bytes / 1024 ** 2)} MB`;
  if (usage.cpuMs - cpuBefore > limits.cpuMs) return `over ${limits.cpuMs / 1000} s of processor time`;
  return null;
}
