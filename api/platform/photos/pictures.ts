import { firstPhotoWidth } from '@domain/media/photo';
import { type Child, type PictureLimits, pictureLimits, startChild } from './child';
import type { Jobs } from './pixels/jobs';
import { createSemaphore } from './semaphore';

const restMs = 30_000;
/**
 * A child that has this much more than at its start gives it back by ending: after a picture, and before a large file,
 * which needs most of 160 MB (docs/decisions/0161-picture-process.md).
 */
const mostLeftBytes = { afterPicture: 32 * 1024 ** 2, beforeLargeFile: 8 * 1024 ** 2 };
const isLargeFile = (job: keyof Jobs, [, size]: unknown[]) =>
  job === 'makeDerivative' && typeof size === 'number' && size > firstPhotoWidth;

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
  let bytesAtStart = 0;
  let rest: NodeJS.Timeout | undefined;
  const leftBytes = (at: Child) => (at.usage()?.bytes ?? 0) - bytesAtStart;
  const end = () => {
    child?.end();
    child = undefined;
  };

  async function work(job: keyof Jobs, given: unknown[]): Promise<unknown> {
    clearTimeout(rest);
    if (child && isLargeFile(job, given) && leftBytes(child) > mostLeftBytes.beforeLargeFile) end();
    if (!child || child.hasEnded()) {
      child = await start();
      bytesAtStart = child.usage()?.bytes ?? 0;
    }
    const at = child;
    try {
      return await at.ask({ job, given }, limits);
    } finally {
      // Memory that earlier pictures left must not count against the next one.
      if (at.hasEnded() || leftBytes(at) > Math.min(limits.bytes / 2, mostLeftBytes.afterPicture)) end();
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
