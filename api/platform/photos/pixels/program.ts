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
  void work(...given)
    .then((value) => ({ value }), refusal)
    .then((answer) => {
      // Files are outside the heap, so V8 would let those of ten pictures stay (docs/decisions/0161-picture-process.md).
      globalThis.gc?.();
      send(answer);
    });
});

function refusal(error: unknown): Answer {
  const { code, detail, permanent } = asPhotoError(error);
  return { refused: { code, detail, permanent } };
}

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
