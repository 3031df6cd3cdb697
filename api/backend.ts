import { sql } from 'kysely';
import { matchInChild } from '@api/saved-searches/alerts/matcher';
import { accountHooks } from './account-hooks';
import { storeAnnouncedPhotos, storeOwnPhotos } from './announcements/announced-photos';
import { announcementLeads } from './announcements/lead-extension';
import { createApi } from './app';
import type { JobDeps } from './deps';
import { leadEraser, modules, personalDataOf } from './modules';
import { mailJobs } from './post-office';
import { openDeletionList } from '@api/platform/db/deletion-list';
import { openAdmin } from '@api/staff/admin-settings';
import { soon } from '@api/platform/process/soon';
import { storedSecrets } from '@api/platform/process/stored-secret';
import { trustedIssuers } from '@api/accounts/trusted-issuers';
import { movePublicPointsIfOld } from '@api/catalogue/move-public-points';
import { syncLocationsIfOld } from '@api/search/locations/locations';
import { openDatabase, type OpenDatabase } from '@api/open-database';
import { migrate } from '@api/platform/db/migrate';
import { tidyJob } from '@api/platform/jobs/tidy-database';
import { loadDemoCatalogue } from './demo/load';
import { demoPhotos } from './demo/photo-source';
import { type ApiEnv, readApiEnv } from './env';
import { readInChild } from '@api/feeds/schedule/reader';
import { type AddressLimitName, waitOverInstances } from '@api/platform/http/limits';
import type { IncomingCall } from '@api/platform/http/trusted-callers';
import type { Logger } from '@api/platform/process/log';
import { waitingMail, waitingMailLine } from '@api/platform/email/waiting-mail';
import { databaseMetrics } from '@api/platform/metrics/database-metrics';
import { observeAnswer } from '@api/platform/metrics/http-labels';
import type { Metrics } from '@api/platform/metrics/metrics';
import { openRedirectsFile } from '@api/redirects/watch-file';
import { createDerivatives } from '@api/platform/photos/derivatives';
import { photoRetention } from '@api/platform/photos/retention';
import { openPhotoStore } from '@api/platform/photos/store';
import { uploadsIn } from '@api/platform/photos/uploads';
import { startPhotoWorker } from '@api/platform/photos/worker';
import { watchSystem } from '@api/system/watch-system';
import { clock } from '@domain/kernel/clock';
import { startJobs } from '@api/platform/jobs/worker';

export interface Backend {
  /** Only path, query, method, headers and body of the request are used. */
  fetch(request: Request): Promise<Response>;
  ready(): Promise<boolean>;
  /** Lines for `/readyz` about work that waits for the operator; '' without any. */
  notes?(): Promise<string>;
  /** Counts a request of an address over all instances. @returns 0, or the seconds to wait */
  waitForAddress?(name: AddressLimitName, ip: string | null): Promise<number>;
  close(): Promise<void>;
}

export interface OwnBackend extends Backend {
  notes(): Promise<string>;
  /** Like `fetch`, for remote callers: JSON text with headers. */
  answer(call: IncomingCall): Promise<Response>;
  /** Ends background jobs; calls are still answered. `close` includes it. */
  stopWork(): Promise<void>;
}

const readyMs = 2_000;

/** @throws StartupError if settings or data folder are unusable */
export async function openBackend(
  log: Logger,
  env: ApiEnv = readApiEnv(),
  metrics?: Metrics,
): Promise<OwnBackend> {
  const importRedirects = await openRedirectsFile({ redirectsFile: env.redirectsFile, log });
  const database = await openDatabase({ ...env, log, observe: metrics && databaseMetrics(metrics) });
  let adminSecrets: readonly string[];
  let redirects: Awaited<ReturnType<typeof importRedirects>>;
  try {
    await prepare(database, env, log);
    redirects = await importRedirects(database.db);
    adminSecrets = await storedSecrets({
      ...{ given: env.adminSecrets, dataDir: env.dataDir },
      ...{ fileName: 'admin-secret', setting: 'ADMIN_SECRETS' },
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  const { db } = database;
  const store = openPhotoStore(env.dataDir, env.photosStore);
  const derivatives = createDerivatives(store, log);
  const photos = env.photos
    ? startPhotoWorker({ db, store, log, derivatives, localPhotos: demoPhotos })
    : undefined;
  const deletions = openDeletionList(env.dataDir);
  const { leadPlaces: leadDestinations, priceHistory, isBrokerageAddress, auditYears, replyMinutes } = env;
  const hooks = accountHooks({ leadPlaces: leadDestinations, deletions });
  const personalData = personalDataOf({ leadPlaces: leadDestinations, deletions, auditYears });
  const shared = {
    db,
    log,
    leadPlaces: leadDestinations,
    deletions,
    priceHistory,
    isBrokerageAddress,
    auditYears,
    replyMinutes,
    hooks,
    personalData,
  };
  const jobDeps: JobDeps = {
    ...shared,
    engine: database.engine,
    dataDir: env.dataDir,
    siteUrl: env.mail.siteUrl,
    leadExtension: announcementLeads,
    feeds: env.feeds,
    feedsEveryMinutes: env.feedsEveryMinutes,
    readFeed: readInChild(env),
    matchAlerts: matchInChild(env),
  };
  const kinds = [
    ...mailJobs(db, env),
    ...photoRetention(db, store),
    ...(database.engine === 'embedded' ? [tidyJob(db)] : []),
    ...modules.flatMap((module) => module.jobs?.(jobDeps) ?? []),
  ];
  const jobs = startJobs({ db, log, kinds, onEnd: metrics && countRuns(metrics) });
  const stopRedirects = redirects.watch();
  const issuers = trustedIssuers(env.providers, log);
  const admin = openAdmin(adminSecrets, {
    siteUrl: env.mail.siteUrl,
    isAdminAddress: env.isAdminAddress,
  });
  const system = {
    ...{ dataDir: env.dataDir, engine: database.engine, mailDelivery: env.mail.delivery },
    ...{ feeds: env.feeds.map(({ name }) => name), feedsEveryMinutes: env.feedsEveryMinutes },
    ...{ version: env.version, startedAt: clock.now() },
  };
  const watch = watchSystem({
    ...{ db, log, system, metrics, siteUrl: env.mail.siteUrl, operators: env.operators },
    jobKinds: kinds.map(({ name }) => name),
  });
  const announcedPhotos = (protocol: string) => storeAnnouncedPhotos(env.dataDir, store, protocol);
  const ownPhotos = (number: number) => storeOwnPhotos(env.dataDir, store, number);
  const eraseLeads = leadEraser({ dataDir: env.dataDir, places: leadDestinations });
  const api = createApi({
    ...{ ...shared, derivatives, issuers, admin, uploads: uploadsIn(env.dataDir, store) },
    ...{ announcedPhotos, ownPhotos, eraseLeads, system, inbound: env.inbound },
    observeCall: metrics && ((answer) => observeAnswer(metrics, answer)),
  });
  const stopJobs = async () => {
    stopRedirects();
    await Promise.all([jobs.stop(), photos?.stop(), watch.stop()]);
  };
  return {
    fetch: async (request) => api.fetch(request, { inProcess: true }),
    answer: async ({ request, ...bindings }) => api.fetch(request, bindings),
    ready: () =>
      soon(
        sql`select 1`.execute(db).then(() => true),
        false,
        readyMs,
      ),
    notes: async () => (env.mail.delivery ? '' : soon(waitingMail(db).then(waitingMailLine), '', readyMs)),
    // The embedded database has one instance, which counts in memory.
    ...(database.engine === 'postgres' && {
      waitForAddress: (name: AddressLimitName, ip: string | null) => waitOverInstances(db, name, ip),
    }),
    stopWork: stopJobs,
    async close() {
      await stopJobs();
      await database.close();
    },
  };
}

const countRuns = (metrics: Metrics) => (kind: string, outcome: string) =>
  metrics.count('bossa_nova_job_runs_total', { kind, outcome });

async function prepare({ db, isAlone }: OpenDatabase, env: ApiEnv, log: Logger): Promise<void> {
  const applied = await migrate(db, { isAlone });
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  if (env.demoCatalogue) {
    const outcome = await loadDemoCatalogue(db, {
      size: env.demoCatalogue,
      onProgress: ({ phase, done }) => log.info({ phase, done }, 'demo catalogue loading'),
    });
    if (outcome === 'loaded') log.info('demo catalogue loaded');
  }
  if (!env.mail.delivery)
    log.warn({ ...(await waitingMail(db)) }, 'e-mails wait: set SMTP_URL, or MAIL=files');
  await movePublicPointsIfOld(db);
  await syncLocationsIfOld(db);
}
