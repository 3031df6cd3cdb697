import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBackend } from '@api/backend';
import { makeDataFolder } from '@api/platform/db/data-folder';
import { collectGarbage } from '@api/platform/process/collect-garbage';
import { gracefulStop } from '@api/platform/process/graceful-stop';
import { createLogger } from '@api/platform/process/log';
import { restrictNewFiles, restrictDataFolder } from '@api/platform/process/file-permissions';
import { getAvailableLinks } from '~/back-end/available-links.server';
import { createApp } from '@server/app';
import { apiClient, remoteBackEnd } from '@server/back-end';
import { backEndMetrics } from '@server/back-end-metrics';
import { giveUp, logNodeWarnings, startOutput } from '@api/platform/process/start-output';
import { readEnv } from '@server/env';
import { openBrokerageStore } from '@server/settings/brokerage-store';
import { openOwnRedirects, watchOwnRedirects } from '@server/settings/own-redirects';
import { openRedirectStore } from '@server/settings/redirect-store';
import { siteRedirects, watchSiteRedirects } from '@server/settings/site-redirects';
import { openLeadIntake } from '@server/leads/lead-intake';
import { sweepSentPhotos } from '@server/announcements/photo-store';
import { draftFolder, sweepDrafts } from '@server/announcements/draft-files';
import { announceStart, brokerageUnknown, redirectSkipped } from '@server/start-messages';
import { sweepForms } from '@server/storage/form-store';
import { openPageCache } from '@server/page-cache';
import { openFront } from '@server/http/front';
import { createHttpServer, listen } from '@server/http/http-server';
import { type MetricsEndpoint, openMetricsEndpoint } from '@api/platform/metrics/endpoint';
import { createServices } from '@server/services';
import { sessionSecrets } from '@server/storage/session-secrets';
import { createSeals } from '@server/http/seals';
import { securityHeaders } from '@server/http/security-headers';
import { developmentBuild, productionBuild } from '@server/website-build';

async function start() {
  restrictNewFiles();
  const env = readEnv();
  const log = createLogger(env.logLevel);
  const output = startOutput();
  const security = securityHeaders(env).plain;
  logNodeWarnings(log);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));

  await makeDataFolder(env.dataDir);
  const metrics = await openMetricsEndpoint({ portName: 'METRICS_PORT', log });
  const front = openFront(security);
  const server = createHttpServer(front.listener, security);
  const port = await listen(server, env.port, env.host);
  const loadWebsite = async () => {
    const website = env.mode === 'development' ? await developmentBuild() : await productionBuild(security);
    front.serveFiles(website.files);
    return website;
  };
  // Our own back end imports the file into its database.
  const file = env.apiBaseUrl
    ? await openOwnRedirects({ env, log, report: redirectSkipped(output) })
    : undefined;
  if (file) watchOwnRedirects(file);
  if (!env.apiBaseUrl) output.print('Abrindo o banco de dados …', 'database opening');
  // The embedded database opens in its own thread while the pages are loaded.
  const [own, website] = await Promise.all([
    env.apiBaseUrl ? undefined : openBackend(log.child({ part: 'back end' }), undefined, metrics?.metrics),
    loadWebsite(),
  ]);
  const backEnd = own ?? remoteBackEnd(env.apiBaseUrl!, env.apiTimeoutMs, env.apiSecret);
  const measured = metrics && backEndMetrics(metrics.metrics, env.apiBaseUrl);
  const leads = openLeadIntake(apiClient(backEnd, env, log, { metrics: measured }), env, log);
  const seals = createSeals(await sessionSecrets(env), env.siteUrl.startsWith('https://'));
  const stop = gracefulStop({ drainMs: env.drainMs, log });
  const isStopping = () => stop.isOn;
  // Our own back end reads the brokerage from the database, without which it has no page either.
  const store = env.apiBaseUrl ? openRedirectStore(env.dataDir, env.apiBaseUrl, log) : undefined;
  const api = apiClient(backEnd, env, log, { metrics: measured });
  const ownRedirects = siteRedirects({ api, legacy: env.legacy, log, store, file });
  await watchSiteRedirects(ownRedirects);
  const brokerageStore = env.apiBaseUrl ? openBrokerageStore(env.dataDir, env.apiBaseUrl, log) : undefined;
  const parts = {
    ...{ env, backEnd, leads, seals, ...website, log, ownRedirects, isStopping, brokerageStore },
    backEndMetrics: measured,
  };
  const shared = createServices(parts);
  // The first page's menus need the available links.
  await getAvailableLinks(shared.api, log);
  const pageCache =
    env.pageCacheBytes > 0 ? openPageCache({ env, shared, log, count: countPages(metrics) }) : undefined;
  front.open(createApp({ ...parts, shared, pageCache, metrics }));
  await leads.start();
  void untilKnown(shared)
    .then(() => pageCache?.warm())
    .then(() => pause(settlingMs, undefined, { ref: false }))
    .then(collectGarbage);
  void restrictDataFolder(env.dataDir, log);
  sweepForms(join(env.dataDir, 'forms'), log);
  sweepDrafts(join(env.dataDir, draftFolder), log);
  // Our own back end does this itself, because it knows the state of each announcement.
  if (!own) sweepSentPhotos(env.dataDir, log);
  stop.arm({
    server,
    rest: () => Promise.all([leads.close(), own?.stopWork(), pageCache?.close()]),
    async close() {
      metrics?.close();
      await website.close();
      await backEnd.close();
    },
  });
  const brokerage = (await shared.isBrokerageKnown()) ? (await shared.house()).settings.firm : null;
  const notes = brokerage ? env.notes : [...env.notes, brokerageUnknown];
  announceStart(output, { ...env, notes }, port, brokerage?.isReal ?? false);
}

const countPages = (endpoint?: MetricsEndpoint) =>
  endpoint &&
  ((result: string) => endpoint.metrics.count('bossa_nova_page_cache_requests_total', { result }));

const [pollMs, settlingMs] = [1_000, 2_000];

async function untilKnown({ isBrokerageKnown }: ReturnType<typeof createServices>): Promise<void> {
  while (!(await isBrokerageKnown())) await pause(pollMs);
}

start().catch(giveUp);
