import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { clock } from '@domain/clock';
import type { PhotoFiles } from './files';
import { BusyError, takeTurns } from './turns';

/** Where the operator's photos lie in a store that speaks S3's protocol. */
export interface BucketSettings {
  /** Of the bucket and prefix, with a slash at the end. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What a store may take, and how much of it is asked at once; tests hand in their own. */
export interface BucketLimits {
  /** For a whole answer or a whole file, ms. */
  totalMs: number;
  /** For how long nobody asks a store that did not answer, ms. */
  restMs: number;
  atOnce: number;
  maxWaiting: number;
  /** Of a file that is read. */
  maxBytes: number;
}

const usual: BucketLimits = {
  totalMs: 8_000,
  restMs: 2_000,
  atOnce: 32,
  maxWaiting: 300,
  maxBytes: 32 * 1024 * 1024,
};

/** The store did not answer, or refused: the asker is to come again. What its answer says is not repeated. */
export class StoreAwayError extends BusyError {
  override readonly name = 'StoreAwayError';
}

/** Files in a bucket of a store that speaks S3's protocol. Nothing is asked of it here. */
export function openBucket(settings: BucketSettings, limits: BucketLimits = usual): PhotoFiles {
  const { url, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const turns = takeTurns(limits.atOnce, limits.maxWaiting);
  let restsUntil = 0;

  /** Asks once. @throws StoreAwayError */
  const ask = <T>(path: string, init: RequestInit, take: (answer: Response) => Promise<T>): Promise<T> =>
    turns.run(async () => {
      if (clock.monotonicNow() < restsUntil) throw new StoreAwayError('rests');
      const signal = AbortSignal.timeout(limits.totalMs);
      try {
        return await take(await fetch(await client.sign(url + path, init), { signal, redirect: 'error' }));
      } catch (error) {
        if (error instanceof StoreAwayError) throw error;
        restsUntil = clock.monotonicNow() + limits.restMs;
        throw new StoreAwayError(reasonOf(error));
      }
    });

  return {
    read: (path) =>
      ask(path, {}, async (answer) => {
        if (answer.ok) return bodyOf(answer, limits.maxBytes);
        await answer.body?.cancel();
        if (answer.status === 404) return null;
        throw new StoreAwayError(`HTTP ${answer.status}`);
      }),
    write: (path, data) =>
      ask(path, written(data), async (answer) => {
        await answer.body?.cancel();
        if (!answer.ok) throw new StoreAwayError(`HTTP ${answer.status}`);
      }),
    remove: (path) =>
      ask(path, { method: 'DELETE' }, async (answer) => {
        await answer.body?.cancel();
        if (!answer.ok && answer.status !== 404) throw new StoreAwayError(`HTTP ${answer.status}`);
      }),
  };
}

/** With its fingerprint, so that a file that was changed on its way is refused. */
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
    if (size > maxBytes) throw new StoreAwayError(`over ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** 'ECONNREFUSED', 'TimeoutError' */
function reasonOf(error: unknown): string {
  const { cause, name } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
