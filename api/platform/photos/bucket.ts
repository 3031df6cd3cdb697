import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { clock } from '@domain/kernel/clock';
import type { PhotoFiles } from './files';
import { BusyError, createSemaphore } from './semaphore';

export interface BucketSettings {
  /** URL of bucket and prefix, with a trailing slash. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BucketLimits {
  totalMs: number;
  /** After a failed request, calls fail at once for this time, ms. */
  restMs: number;
  atOnce: number;
  maxWaiting: number;
  maxBytes: number;
}

const usual: BucketLimits = {
  totalMs: 8_000,
  restMs: 2_000,
  atOnce: 32,
  maxWaiting: 300,
  maxBytes: 32 * 1024 * 1024,
};

/** The store did not answer or refused: retry later. The message never contains the store's own text. */
export class StoreUnavailableError extends BusyError {
  override readonly name = 'StoreUnavailableError';
}

export function openBucket(settings: BucketSettings, limits: BucketLimits = usual): PhotoFiles {
  const { url, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const semaphore = createSemaphore(limits.atOnce, limits.maxWaiting);
  let restsUntil = 0;

  const request = <T>(path: string, init: RequestInit, take: (answer: Response) => Promise<T>): Promise<T> =>
    semaphore.run(async () => {
      if (clock.monotonicNow() < restsUntil) throw new StoreUnavailableError('rests');
      const signal = AbortSignal.timeout(limits.totalMs);
      try {
        return await take(await fetch(await client.sign(url + path, init), { signal, redirect: 'error' }));
      } catch (error) {
        if (error instanceof StoreUnavailableError) throw error;
        restsUntil = clock.monotonicNow() + limits.restMs;
        throw new StoreUnavailableError(reasonOf(error));
      }
    });

  return {
    read: (path) =>
      request(path, {}, async (answer) => {
        if (answer.ok) return bodyOf(answer, limits.maxBytes);
        await answer.body?.cancel();
        if (answer.status === 404) return null;
        throw new StoreUnavailableError(`HTTP ${answer.status}`);
      }),
    write: (path, data) =>
      request(path, written(data), async (answer) => {
        await answer.body?.cancel();
        if (!answer.ok) throw new StoreUnavailableError(`HTTP ${answer.status}`);
      }),
    remove: (path) =>
      request(path, { method: 'DELETE' }, async (answer) => {
        await answer.body?.cancel();
        if (!answer.ok && answer.status !== 404) throw new StoreUnavailableError(`HTTP ${answer.status}`);
      }),
  };
}

/** The SHA-256 lets the store reject a file that was damaged in transit. */
const written = (data: Buffer): RequestInit => ({
  method: 'PUT',
  body: new Uint8Array(data),
  headers: {
    'content-type': 'application/octet-stream',
    'x-amz-content-sha256': createHash('sha256').update(data).digest('hex'),
  },
});

async function bodyOf({ body }: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > maxBytes) throw new StoreUnavailableError(`over ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function reasonOf(error: unknown): string {
  const { cause, name } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
