import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { FeedError } from './feed-error';
import { withoutSecrets } from './feed-address';
import { requestFeed, type Validators } from './feed-request';
import { limits } from './limits';

export interface OpenFeed {
  file: string;
  validators: Validators;
  dispose(): Promise<void>;
}

export interface FetchOptions {
  /** Not sent to other servers after a redirect. */
  headers?: Record<string, string>;
  /** Makes the request conditional. */
  since?: Validators | null;
  onBytes?: (bytes: number) => void;
  signal?: AbortSignal;
}

export function isFeedUrl(location: string): boolean {
  return /^https?:\/\//i.test(location);
}

/** @throws FeedError */
export async function openFeed(location: string, options: FetchOptions = {}): Promise<OpenFeed> {
  if (isFeedUrl(location)) return (await fetchFeed(location, { ...options, since: null }))!;
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(location)) throw new FeedError('not-reachable', 'só http e https');
  const found = await stat(location).catch(() => null);
  if (!found?.isFile()) throw new FeedError('not-found', withoutSecrets(location));
  if (found.size > limits.feedBytes) throw new FeedError('too-large');
  return { file: location, validators: { etag: null, lastModified: null }, dispose: async () => {} };
}

/**
 * Downloads the whole feed first: a broken connection imports nothing. The URL can be private, its redirects cannot
 * (feed-request.ts). @returns null if not modified @throws FeedError
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

/** Never the message, which can contain the URL and a password. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, name } = cause as NodeJS.ErrnoException;
  return code ?? name ?? 'falhou';
}
