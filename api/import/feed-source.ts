import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { FeedError } from '@api/import/feed-error';
import { limits } from '@api/import/limits';

/** A feed as a file of this machine. */
export interface OpenFeed {
  file: string;
  dispose(): Promise<void>;
}

export function isFeedUrl(location: string): boolean {
  return /^https?:\/\//i.test(location);
}

/**
 * A feed's file. What stands at an address is downloaded whole first, so that a connection that breaks never half-imports.
 * The operator names the address, so it may lie in a private network; only http and https are followed. Throws FeedError.
 */
export async function openFeed(location: string, onBytes?: (bytes: number) => void): Promise<OpenFeed> {
  if (isFeedUrl(location)) return download(location, onBytes);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(location)) throw new FeedError('not-reachable', 'só http e https');
  const found = await stat(location).catch(() => null);
  if (!found?.isFile()) throw new FeedError('not-found', location);
  if (found.size > limits.feedBytes) throw new FeedError('too-large');
  return { file: location, dispose: async () => {} };
}

async function download(location: string, onBytes?: (bytes: number) => void): Promise<OpenFeed> {
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  const idle = new AbortController();
  const deadline = AbortSignal.any([idle.signal, AbortSignal.timeout(limits.downloadMs)]);
  let timer = setTimeout(() => idle.abort(), limits.idleMs);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => idle.abort(), limits.idleMs);
  };
  try {
    const response = await request(location, deadline);
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
    return { file, dispose };
  } catch (error) {
    await dispose();
    if (error instanceof FeedError) throw error;
    const reason = deadline.aborted ? 'demorou demais' : causeOf(error);
    throw new FeedError('not-reachable', reason, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function request(location: string, signal: AbortSignal): Promise<Response> {
  let address = new URL(location);
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const response = await fetch(address, {
      signal,
      redirect: 'manual',
      headers: { accept: 'application/xml, text/xml, */*', 'user-agent': 'BossaNova-catalogue' },
    });
    const target = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !target) {
      if (response.ok && response.body) return response;
      await response.body?.cancel();
      throw new FeedError('not-reachable', `responde ${response.status}`);
    }
    await response.body?.cancel();
    address = new URL(target, address);
    if (!isFeedUrl(address.href)) throw new FeedError('not-reachable', 'leva para fora de http');
  }
  throw new FeedError('not-reachable', `mais de ${limits.redirects} redirecionamentos`);
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
