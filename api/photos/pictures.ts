import { type Child, type PictureLimits, pictureLimits, startChild } from './child';
import type { Jobs } from './pixels/jobs';
import { takeTurns } from './turns';

/** How long a child that nobody asks stays, ms: it gives all its memory back. */
const restMs = 60_000;

/** Works on pictures in a process of its own, one after the other. */
export interface Pictures {
  /**
   * Throws PhotoError where the picture is at fault: 'cost' where it would take more than a picture may, which ends the
   * process; the next picture has a new one. Anything else that is thrown is no picture's fault.
   */
  run<Job extends keyof Jobs>(job: Job, ...given: Parameters<Jobs[Job]>): ReturnType<Jobs[Job]>;
  /** Ends the process, and what it works on; another one comes with the next picture. */
  end(): void;
}

interface Options {
  limits?: PictureLimits;
  idleMs?: number;
  start?: () => Promise<Child>;
}

export function createPictures({
  limits = pictureLimits,
  idleMs = restMs,
  start = () => startChild(),
}: Options = {}): Pictures {
  const turns = takeTurns(1, Infinity);
  let child: Child | undefined;
  let rest: NodeJS.Timeout | undefined;
  const end = () => {
    child?.end();
    child = undefined;
  };

  async function work(job: keyof Jobs, given: unknown[]): Promise<unknown> {
    clearTimeout(rest);
    if (!child || child.hasEnded()) child = await start();
    const at = child;
    try {
      return await at.ask({ job, given }, limits);
    } finally {
      // What earlier pictures have left in memory is not the next one's fault.
      if (at.hasEnded() || (at.usage()?.bytes ?? 0) > limits.bytes / 2) end();
      rest = setTimeout(end, idleMs).unref();
    }
  }

  return {
    run: <Job extends keyof Jobs>(job: Job, ...given: Parameters<Jobs[Job]>) =>
      turns.run(() => work(job, given)) as ReturnType<Jobs[Job]>,
    end,
  };
}

/** This process' own two: what comes from feeds, and what visitors wait for. Neither begins before it is asked. */
export const pictures = {
  imports: createPictures({ start: () => startChild({ isBackground: true }) }),
  visitors: createPictures(),
};
