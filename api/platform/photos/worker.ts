import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { PhotoTables } from './schema';
import { clock } from '@domain/kernel/clock';
import { warned } from '@domain/kernel/logged';
import { cardPhotoWidth, photoFormats, photoWidths } from '@domain/media/photo';
import { createDerivatives, type Derivatives } from './derivatives';
import { fetchBytes, type FetchedPhoto, type FetchPolicy, publicPolicy } from './fetch';
import { addMissingHash } from './missing-hashes';
import { PhotoError } from './photo-error';
import { pictures, type Pictures } from './pictures';
import {
  claim,
  countPending,
  dueForFetch,
  dueForFiles,
  markFailure,
  markFetched,
  markReady,
  type PendingPhoto,
  release,
  requeueAll,
  type StoredFetch,
} from './queue';
import { claimRefetch, type OldPhoto, markRefetched, markRefetchFailed, releaseRefetch } from './refetch';
import { tallyRun } from './run-tally';
import type { PhotoStore } from './store';

const overall = 6;
const perHost = 3;
/** Small: photos of the home page that are registered meanwhile come next. */
const batch = 30;
const progressEvery = 200;
/** Pause after each derivative, as a multiple of its duration: with and without recent visitors. */
const restFactor = { visited: 19, alone: 1 };
const aloneAfter = 10_000;
const idlePause = 5_000;
const troublePause = 15_000;

export interface PhotoWorkerOptions {
  db: Kysely<PhotoTables>;
  store: PhotoStore;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
  /** Share the instance of routes.ts: requests of visitors then have priority. */
  derivatives?: Derivatives;
  policy?: FetchPolicy;
  work?: Pictures;
  localPhotos?: LocalPhotos;
}

/** Photos that are not downloaded, such as those of the demo; null for other URLs. @throws PhotoError */
export type LocalPhotos = (url: string, work: Pictures) => Promise<Buffer> | null;

export interface PhotoWorker {
  stop(): Promise<void>;
}

export function startPhotoWorker(options: PhotoWorkerOptions): PhotoWorker {
  const stopping = new AbortController();
  const ended = run(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function run(options: PhotoWorkerOptions, signal: AbortSignal): Promise<void> {
  const { db, log, store } = options;
  const derivatives = options.derivatives ?? createDerivatives(store, log);
  let started = false;
  while (!signal.aborted) {
    let rest = idlePause;
    try {
      if (!started && (await store.isFresh())) await requeueAll(db);
      started = true;
      await fetchDue(options, signal);
      if (await prepareSome(db, derivatives, signal)) rest = 0;
      else if (await hashOne(options, derivatives, signal)) rest = 0;
      else if (await renewOne(options, derivatives, signal)) rest = 0;
    } catch (error) {
      if (signal.aborted) break;
      rest = troublePause;
      warned(log, 'photo fetch waiting')(error);
    }
    await pause(rest, undefined, { signal }).catch(() => undefined);
  }
}

/** Stops at the first error that the photo did not cause (database, disk). */
async function fetchDue(options: PhotoWorkerOptions, signal: AbortSignal): Promise<void> {
  const { db, log } = options;
  const inHand = new Map<string, { host: string; work: Promise<void> }>();
  let queue: PendingPhoto[] = [];
  let lastError: Error | undefined;
  let done = 0;
  const tally = tallyRun();
  const fits = ({ address }: PendingPhoto) => {
    const host = hostOf(address);
    return [...inHand.values()].filter((item) => item.host === host).length < perHost;
  };
  while (!signal.aborted && lastError === undefined) {
    if (queue.length === 0) queue = await dueForFetch(db, batch, [...inHand.keys()]);
    for (let at; inHand.size < overall && (at = queue.findIndex(fits)) >= 0;) {
      const photo = queue.splice(at, 1)[0]!;
      const work = fetchOne(photo, options, signal)
        .then((failure) => {
          if (failure !== undefined) tally.note(hostOf(photo.address), failure);
        })
        .catch((error: Error) => {
          lastError ??= error;
        })
        .finally(() => inHand.delete(photo.url));
      inHand.set(photo.url, { host: hostOf(photo.address), work });
    }
    if (inHand.size === 0) break;
    await Promise.race([...inHand.values()].map(({ work }) => work));
    if (++done % progressEvery === 0)
      log.info({ done, failed: tally.failed(), remaining: await countPending(db) }, 'photo fetch progress');
  }
  await Promise.all([...inHand.values()].map(({ work }) => work));
  for (const { details, message } of tally.complaints()) log.warn(details, message);
  if (lastError !== undefined) throw lastError;
  if (done > 0 && !signal.aborted) log.info({ done, failed: tally.failed() }, 'photo fetch finished');
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** For the log: a query string may contain an access key. */
const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0]!;

/** @returns null if the stored picture was not modified @throws PhotoError */
async function getPhoto(
  { address, since }: Pick<OldPhoto, 'address' | 'since'>,
  { store, log, policy = publicPolicy, work = pictures.imports, localPhotos }: PhotoWorkerOptions,
  signal: AbortSignal,
): Promise<StoredFetch | null> {
  const local = localPhotos?.(address, work);
  const fetched: FetchedPhoto | null = local
    ? { bytes: await local, etag: null, lastModified: null }
    : await fetchBytes(address, signal, policy, since);
  if (!fetched) return null;
  const { bytes, ...validators } = fetched;
  const photo = await work.run('keepPhoto', bytes).catch((error: Error) => {
    log.warn({ photo: withoutQuery(address), reason: error.message }, 'photo refused');
    throw error;
  });
  await store.writeOriginal(photo.key, photo.data);
  return { photo, ...validators };
}

/** @returns the failure, null if stored, undefined if not attempted or interrupted */
async function fetchOne(
  photo: PendingPhoto,
  options: PhotoWorkerOptions,
  signal: AbortSignal,
): Promise<string | null | undefined> {
  const { db } = options;
  if (!(await claim(db, photo.url))) return undefined;
  try {
    const fetched = await getPhoto({ ...photo, since: undefined }, options, signal);
    await markFetched(db, photo.url, fetched!);
    return null;
  } catch (error) {
    if (signal.aborted || !(error instanceof PhotoError)) await release(db, photo.url);
    if (signal.aborted) return undefined;
    if (!(error instanceof PhotoError)) throw error;
    await markFailure(db, photo, error);
    return error.message;
  }
}

/** Card sizes in the main format only: all nine files of a photo cost 1.1 s of CPU, these three 0.65 s. */
async function prepareSome(
  db: Kysely<PhotoTables>,
  derivatives: Derivatives,
  signal: AbortSignal,
): Promise<boolean> {
  const keys = await dueForFiles(db, 5);
  for (const key of keys) {
    for (const width of photoWidths.filter((candidate) => candidate <= cardPhotoWidth)) {
      if (signal.aborted) return false;
      const begun = clock.monotonicNow();
      await derivatives.prepare(key, width, photoFormats[0]);
      await restFor(begun, derivatives, signal);
    }
    await markReady(db, key);
  }
  return keys.length > 0;
}

async function restFor(begun: number, derivatives: Derivatives, signal: AbortSignal): Promise<void> {
  const factor = derivatives.idleFor() > aloneAfter ? restFactor.alone : restFactor.visited;
  await pause(factor * (clock.monotonicNow() - begun), undefined, { signal }).catch(() => undefined);
}

async function hashOne(
  { db, store, work = pictures.imports }: PhotoWorkerOptions,
  derivatives: Derivatives,
  signal: AbortSignal,
): Promise<boolean> {
  const begun = clock.monotonicNow();
  const isDone = await addMissingHash(db, store, work);
  if (isDone) await restFor(begun, derivatives, signal);
  return isDone;
}

async function renewOne(
  options: PhotoWorkerOptions,
  derivatives: Derivatives,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = options;
  const photo = await claimRefetch(db);
  if (!photo) return false;
  const begun = clock.monotonicNow();
  try {
    await markRefetched(db, photo, await getPhoto(photo, options, signal));
  } catch (error) {
    if (!signal.aborted && error instanceof PhotoError) await markRefetchFailed(db, photo, error);
    else await releaseRefetch(db, photo.url);
    if (!signal.aborted && !(error instanceof PhotoError)) throw error;
  }
  await restFor(begun, derivatives, signal);
  return true;
}
