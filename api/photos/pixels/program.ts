import { PhotoError } from '@api/photos/photo-error';
import type { Answer, Question } from '@api/photos/child';
import { jobs } from './jobs';

/*
 * The child process that works on pictures for `api/photos/child.ts`, one at a time. It holds nothing and has nothing of
 * its parent's settings; it ends with its parent, however that one ends, even in the middle of a picture.
 */
const tell = (answer: Answer) => process.send?.(answer);

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl+C reaches a terminal's every process: the parent still answers who is there, and needs its pictures.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

process.on('message', ({ job, given }: Question) => {
  // The pair of a name and what it takes is the parent's, held by its types.
  const work = jobs[job] as (...given: unknown[]) => Promise<unknown>;
  work(...given).then(
    (value) => tell({ value }),
    (error: unknown) => {
      const { code, detail, permanent } = asPhotoError(error);
      tell({ refused: { code, detail, permanent } });
    },
  );
});

const asPhotoError = (error: unknown): PhotoError =>
  error instanceof PhotoError
    ? error
    : new PhotoError('broken', error instanceof Error ? error.message.slice(0, 200) : 'unreadable', true);

/** Where a process cannot be looked at from outside it tells what it takes. */
if (process.argv.includes('--tell'))
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    tell({ usage: { bytes: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 } });
  }, 100).unref();

tell({ ready: true });
