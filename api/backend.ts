import { sql } from 'kysely';
import { deletionKind } from './accounts/deletion';
import { alertsKind } from './alerts/alerts-kind';
import { matchInChild } from './alerts/matcher';
import { createApi } from './app';
import { openDeletionList } from './backup/deletion-list';
import { trustedIssuers } from './auth/trusted-issuers';
import { syncLocationsIfOld } from './catalogue/locations';
import { openDatabase, type OpenDatabase } from './db/engine';
import { forgettingKind } from './db/forget';
import { viewForgettingKind } from './db/forget-views';
import { ownerLettersKind } from './owner-report/letters/owner-letters-kind';
import { changeForgettingKind } from './repositories/public-changes';
import { mirrorKind } from './owner-report/mirrors';
import { migrate } from './db/migrate';
import { tidyingKind } from './db/tidy';
import { loadDemoCatalogue } from './demo/load';
import { type ApiEnv, readApiEnv } from './env';
import { marksKind } from './house/house-marks';
import { feedKind } from './feeds/feed-kind';
import { readInChild } from './feeds/reader';
import type { IncomingCall } from './known-callers';
import { balanceKind } from './leads/balance';
import { announcedPhotosKind } from './announcements/announced-photos';
import { marketingFormKind } from './leads/marketing-form';
import { askThoseOfBeforeKind } from './subscriptions/ask';
import { mauticClient } from './mautic/client';
import { webhookKind } from './leads/webhook';
import type { Logger } from './log';
import { fileTransport } from './mail/file-transport';
import { bulkMailKind, mailKind } from './mail/mail-kind';
import { smtpTransport } from './mail/smtp-transport';
import { createDerivatives } from './photos/derivatives';
import { photoRetention } from './photos/retention';
import { openPhotoStore } from './photos/store';
import { startPhotoWorker } from './photos/worker';
import { startWork } from './work/worker';

export interface Backend {
  /** Answers a call of the contract and the photos; only the request's path, query, method, headers and body count. */
  fetch(request: Request): Promise<Response>;
  /** Whether the database answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** Ours: it answers callers elsewhere too. */
export interface OwnBackend extends Backend {
  /** What `fetch` answers, as text and with its headers. */
  answer(call: IncomingCall): Promise<Response>;
  /** Ends what it does in the background, once for all; calls are still answered. `close` does it too. */
  stopWork(): Promise<void>;
}

/** How long readiness waits for the database, ms. */
const readyMs = 2_000;

/**
 * Opens the back end: database, migrations, demo catalogue where it is wanted, places, background work. Throws
 * `StartupError` (api/errors.ts) with one line for the operator where the settings or the data folder do not serve.
 */
export async function openBackend(log: Logger, env: ApiEnv = readApiEnv()): Promise<OwnBackend> {
  const database = await openDatabase({ ...env, log });
  try {
    await prepare(database, env, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  const { db } = database;
  const store = openPhotoStore(env.dataDir, env.photosStore);
  const derivatives = createDerivatives(store, log);
  const photos = env.photos ? startPhotoWorker({ db, store, log, derivatives }) : undefined;
  const deletions = openDeletionList(env.dataDir);
  const { server, from, siteUrl, office } = env.mail;
  const postOffice = {
    db,
    transport: server ? smtpTransport(server, from) : fileTransport(env.dataDir),
    house: { siteUrl, office },
  };
  const { mautic } = env.leadPlaces;
  const kinds = [
    mailKind(postOffice),
    bulkMailKind(postOffice, env.mail.perMinute),
    alertsKind(db, matchInChild(env)),
    mirrorKind(db),
    ownerLettersKind(db),
    askThoseOfBeforeKind(db),
    webhookKind({ db, siteUrl, webhook: env.leadPlaces.webhook }),
    marketingFormKind({ db, siteUrl, submit: mautic && mauticClient(mautic) }),
    balanceKind(db, log),
    deletionKind(db, { log, list: deletions, places: env.leadPlaces }),
    forgettingKind(db),
    announcedPhotosKind(db, env.dataDir),
    viewForgettingKind(db),
    changeForgettingKind(db),
    marksKind(db),
    ...photoRetention(db, store),
    feedKind({
      db,
      feeds: env.feeds,
      everyMinutes: env.feedsEveryMinutes,
      photos: true,
      read: readInChild(env),
    }),
    ...(database.engine === 'embedded' ? [tidyingKind(db)] : []),
  ];
  const work = startWork({ db, log, kinds });
  const issuers = trustedIssuers(env.providers, log);
  const { leadPlaces, priceHistory, isHouse } = env;
  const api = createApi({ db, log, derivatives, issuers, leadPlaces, deletions, priceHistory, isHouse });
  const stopWork = async () => {
    await Promise.all([work.stop(), photos?.stop()]);
  };
  return {
    fetch: async (request) => api.fetch(request, { inProcess: true }),
    answer: async ({ request, isStranger }) => api.fetch(request, { isStranger }),
    async ready() {
      const asked = sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
      return Promise.race([
        asked,
        new Promise<false>((resolve) => setTimeout(resolve, readyMs, false).unref()),
      ]);
    },
    stopWork,
    async close() {
      await stopWork();
      await database.close();
    },
  };
}

async function prepare({ db }: OpenDatabase, env: ApiEnv, log: Logger): Promise<void> {
  const applied = await migrate(db);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  if (env.demoCatalogue) {
    const outcome = await loadDemoCatalogue(db, {
      onProgress: ({ phase, done }) => log.info({ phase, done }, 'loading the demo catalogue'),
    });
    if (outcome === 'loaded') log.info('demo catalogue loaded');
  }
  await syncLocationsIfOld(db);
}
