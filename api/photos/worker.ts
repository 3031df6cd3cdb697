import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { isDemoPhoto, readDemoPhoto } from '@api/demo/photo-source';
import { clock } from '@domain/clock';
import { warned } from '@domain/logged';
import { cardPhotoWidth, photoFormats, photoWidths } from '@domain/photo';
import { createDerivatives, type Derivatives } from './derivatives';
import { fetchBytes, type FetchPolicy, publicPolicy } from './fetch';
import { PhotoError } from './photo-error';
import { pictures, type Pictures } from './pictures';
import type { KeptPhoto } from './pixels/image';
import {
  claim,
  countPending,
  dueForFetch,
  dueForFiles,
  markFailure,
  markKept,
  markReady,
  type PendingPhoto,
  release,
  requeueAll,
} from './queue';
import { claimRenewal, markRenewed, markUnrenewed, releaseRenewal } from './renewal';
import { tallyRun } from './run-tally';
import type { PhotoStore } from './store';

/** Downloads at once: in all, and from one host. */
const overall = 6;
const perHost = 3;
const progressEvery = 200;
/** How often as long as it works ahead of visitors the worker rests: while some are there, and while nobody is. */
const restFactor = { visited: 19, alone: 1 };
/** How long after the last visitor asked for a photo the worker takes the machine to be its own, ms. */
const aloneAfter = 10_000;
/** How soon new rows are seen, and how long to wait after the database or the disk failed, ms. */
const idlePause = 5_000;
const troublePause = 15_000;

export interface PhotoWorkerOptions {
  db: Kysely<Database>;
  /** Where they are kept. */
  store: PhotoStore;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
  /** What routes.ts serves; handing in the same one keeps visitors before the worker. */
  derivatives?: Derivatives;
  policy?: FetchPolicy;
  /** Where pictures are read. */
  work?: Pictures;
}

export interface PhotoWorker {
  /** Ends soon, leaving what is under way to the next start. */
  stop(): Promise<void>;
}

/** Fetches the catalogue's photos in the background, one after another start, and makes their files ahead. */
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
      else if (await renewOne(options, derivatives, signal)) rest = 0;
    } catch (error) {
      if (signal.aborted) break;
      rest = troublePause;
      warned(log, 'photos wait')(error);
    }
    await pause(rest, undefined, { signal }).catch(() => undefined);
  }
}

/** Fetches until nothing is due. The first thing that is not a photo's own fault (database, disk) ends it. */
async function fetchDue(options: PhotoWorkerOptions, signal: AbortSignal): Promise<void> {
  const { db, log } = options;
  const inHand = new Map<string, { host: string; work: Promise<void> }>();
  let queue: PendingPhoto[] = [];
  let trouble: Error | undefined;
  let done = 0;
  const tally = tallyRun();
  const fits = ({ url }: PendingPhoto) => {
    const host = hostOf(url);
    return [...inHand.values()].filter((item) => item.host === host).length < perHost;
  };
  while (!signal.aborted && trouble === undefined) {
    if (queue.length === 0) queue = await dueForFetch(db, 100, [...inHand.keys()]);
    for (let at; inHand.size < overall && (at = queue.findIndex(fits)) >= 0;) {
      const photo = queue.splice(at, 1)[0]!;
      const work = fetchOne(photo, options, signal)
        .then((failure) => {
          if (failure !== undefined) tally.note(hostOf(photo.url), failure);
        })
        .catch((error: Error) => {
          trouble ??= error;
        })
        .finally(() => inHand.delete(photo.url));
      inHand.set(photo.url, { host: hostOf(photo.url), work });
    }
    if (inHand.size === 0) break;
    await Promise.race([...inHand.values()].map(({ work }) => work));
    if (++done % progressEvery === 0)
      log.info(
        { done, failed: tally.failed(), remaining: await countPending(db) },
        'photos are being fetched',
      );
  }
  await Promise.all([...inHand.values()].map(({ work }) => work));
  for (const { details, message } of tally.complaints()) log.warn(details, message);
  if (trouble !== undefined) throw trouble;
  if (done > 0 && !signal.aborted)
    log.info({ done, failed: tally.failed() }, 'photos: all that were due were tried');
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** A photo's name for the log: what its query says may be a key to it. */
const withoutQuery = (url: string) => url.replace(/[?#].*$/, '');

/** Fetches a photo and keeps its original. Throws PhotoError where the photo is at fault. */
async function getPhoto(
  url: string,
  { store, log, policy = publicPolicy, work = pictures.imports }: PhotoWorkerOptions,
  signal: AbortSignal,
): Promise<KeptPhoto> {
  const bytes = isDemoPhoto(url) ? await readDemoPhoto(url, work) : await fetchBytes(url, signal, policy);
  const kept = await work.run('keepPhoto', bytes).catch((error: Error) => {
    log.warn({ photo: withoutQuery(url), reason: error.message }, 'a photo was refused');
    throw error;
  });
  await store.writeOriginal(kept.key, kept.data);
  return kept;
}

/** @returns why it failed, null where it is kept, undefined where it was not tried to the end */
async function fetchOne(
  photo: PendingPhoto,
  options: PhotoWorkerOptions,
  signal: AbortSignal,
): Promise<string | null | undefined> {
  const { db } = options;
  if (!(await claim(db, photo.url))) return undefined;
  try {
    await markKept(db, photo.url, await getPhoto(photo.url, options, signal));
    return null;
  } catch (error) {
    if (signal.aborted || !(error instanceof PhotoError)) await release(db, photo.url);
    if (signal.aborted) return undefined;
    if (!(error instanceof PhotoError)) throw error;
    await markFailure(db, photo, error);
    return error.message;
  }
}

/**
 * Makes the card-sized files of a few photos in the format that nearly every browser takes, resting long in between
 * while visitors are there: the pages have the machine first. Larger files and older formats are made for their first
 * visitor: all nine of a photo ahead took the processor 1.1 s, these three 0.65. True while there is more to do.
 */
async function prepareSome(
  db: Kysely<Database>,
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

/** Rests as long as the machine's visitors are owed for what was begun then. */
async function restFor(begun: number, derivatives: Derivatives, signal: AbortSignal): Promise<void> {
  const factor = derivatives.idleFor() > aloneAfter ? restFactor.alone : restFactor.visited;
  await pause(factor * (clock.monotonicNow() - begun), undefined, { signal }).catch(() => undefined);
}

/** Fetches a photo that was kept coarser once more (renewal.ts). True while there may be more to do. */
async function renewOne(
  options: PhotoWorkerOptions,
  derivatives: Derivatives,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = options;
  const photo = await claimRenewal(db);
  if (!photo) return false;
  const begun = clock.monotonicNow();
  try {
    await markRenewed(db, photo, await getPhoto(photo.url, options, signal));
  } catch (error) {
    if (!signal.aborted && error instanceof PhotoError) await markUnrenewed(db, photo, error);
    else await releaseRenewal(db, photo.url);
    if (!signal.aborted && !(error instanceof PhotoError)) throw error;
  }
  await restFor(begun, derivatives, signal);
  return true;
}
