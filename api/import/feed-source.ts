import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { FeedError } from '@api/import/feed-error';
import { withoutSecrets } from '@api/import/feed-address';
import { requestFeed, type Validators } from '@api/import/feed-request';
import { limits } from '@api/import/limits';

/** A feed as a file of this machine. */
export interface OpenFeed {
  file: string;
  /** By which its server can say later that it has not changed. */
  validators: Validators;
  dispose(): Promise<void>;
}

export interface FetchOptions {
  /** Said to the feed's own server, and to no other that it leads to. */
  headers?: Record<string, string>;
  /** What it said of what was read last: it is asked only for what is newer. */
  since?: Validators | null;
  onBytes?: (bytes: number) => void;
  signal?: AbortSignal;
}

export function isFeedUrl(location: string): boolean {
  return /^https?:\/\//i.test(location);
}

/** A feed's file: an address's (`fetchFeed`), or one that lies here. Throws FeedError. */
export async function openFeed(location: string, options: FetchOptions = {}): Promise<OpenFeed> {
  if (isFeedUrl(location)) return (await fetchFeed(location, { ...options, since: null }))!;
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(location)) throw new FeedError('not-reachable', 'só http e https');
  const found = await stat(location).catch(() => null);
  if (!found?.isFile()) throw new FeedError('not-found', withoutSecrets(location));
  if (found.size > limits.feedBytes) throw new FeedError('too-large');
  return { file: location, validators: { etag: null, lastModified: null }, dispose: async () => {} };
}

/**
 * What stands at an address, downloaded whole before anything of it is read, so that a connection that breaks never
 * half-imports. null: nothing is newer than `since`. The operator names the address, so it may lie in a private network;
 * where it leads to may not (feed-request.ts). Throws FeedError.
 */
export async function fetchFeed(
  location: string,
  { headers, since, onBytes, signal }: FetchOptions = {},
): Promise<OpenFeed | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  const idle = new AbortController();
  const own = [idle.signal, AbortSignal.timeout(limits.downloadMs)];
  const deadline = AbortSignal.any(signal ? [...own, signal] : own);
  let timer = setTimeout(() => idle.abort(), limits.idleMs);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => idle.abort(), limits.idleMs);
  };
  try {
    const response = await requestFeed(location, { headers, since, signal: deadline });
    if (!response) {
      await dispose();
      return null;
    }
    const file = path.join(folder, 'feed');
    let bytes = 0;
    const meter = new Transform({
      transform(piece: Buffer, _encoding, done) {
        alive();
        bytes += piece.length;
        onBytes?.(bytes);
        done(bytes > limits.feedBytes ? new FeedError('too-large') : null, piece);
      },
    });
    const body = Readable.fromWeb(response.body as ReadableStream);
    await pipeline(body, meter, createWriteStream(file), { signal: deadline });
    const announced = Number(response.headers.get('content-length'));
    const encoded = response.headers.has('content-encoding');
    if (announced > bytes && !encoded)
      throw new FeedError('cut-off', `chegaram ${bytes} de ${announced} bytes`);
    const validators = {
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    };
    return { file, validators, dispose };
  } catch (error) {
    await dispose();
    if (error instanceof FeedError) throw error;
    const reason = deadline.aborted ? 'demorou demais' : causeOf(error);
    throw new FeedError('not-reachable', reason, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** What Node says of a connection; never the address, which may hold a password. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, name } = cause as NodeJS.ErrnoException;
  return code ?? name ?? 'falhou';
}
