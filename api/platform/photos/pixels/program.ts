import { PhotoError } from '../photo-error';
import type { Answer, Question } from '../child';
import { jobs } from './jobs';

/* Stateless child process of `api/platform/photos/child.ts`. It ends with its parent, even during a job. */
const send = (answer: Answer) => process.send?.(answer);

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl+C signals all processes of the terminal, but the parent still answers requests and needs pictures.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

process.on('message', ({ job, given }: Question) => {
  const work = jobs[job] as (...given: unknown[]) => Promise<unknown>;
  work(...given).then(
    (value) => send({ value }),
    (error: unknown) => {
      const { code, detail, permanent } = asPhotoError(error);
      send({ refused: { code, detail, permanent } });
    },
  );
});

const asPhotoError = (error: unknown): PhotoError =>
  error instanceof PhotoError
    ? error
    : new PhotoError('broken', error instanceof Error ? error.message.slice(0, 200) : 'unreadable', true);

if (process.argv.includes('--tell'))
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    send({ usage: { bytes: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 } });
  }, 100).unref();

send({ ready: true });
