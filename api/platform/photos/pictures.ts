import { type Child, type PictureLimits, pictureLimits, startChild } from './child';
import type { Jobs } from './pixels/jobs';
import { createSemaphore } from './semaphore';

const restMs = 60_000;

export interface Pictures {
  /** @throws PhotoError if the picture is at fault; 'cost' ends the process, and the next picture starts a new one. */
  run<Job extends keyof Jobs>(job: Job, ...given: Parameters<Jobs[Job]>): ReturnType<Jobs[Job]>;
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
  const semaphore = createSemaphore(1, Infinity);
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
      // Memory that earlier pictures left must not count against the next one.
      if (at.hasEnded() || (at.usage()?.bytes ?? 0) > limits.bytes / 2) end();
      rest = setTimeout(end, idleMs).unref();
    }
  }

  return {
    run: <Job extends keyof Jobs>(job: Job, ...given: Parameters<Jobs[Job]>) =>
      semaphore.run(() => work(job, given)) as ReturnType<Jobs[Job]>,
    end,
  };
}

/** Feeds and visitors have separate processes, so that imports do not delay visitors. */
export const pictures = {
  imports: createPictures({ start: () => startChild({ isBackground: true }) }),
  visitors: createPictures(),
};
