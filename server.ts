import { join } from 'node:path';
import { openBackend } from '@api/backend';
import { makeDataFolder } from '@api/db/data-folder';
import { gracefulStop } from '@api/graceful-stop';
import { createLogger } from '@api/log';
import { keepFilesOwn, makeFilesOwn } from '@api/own-files';
import { onOfferNow } from '~/back-end/on-offer.server';
import { createApp } from '@server/app';
import { apiClient, remoteBackEnd } from '@server/back-end';
import { StartupError } from '@api/errors';
import { readEnv } from '@server/env';
import { noOffices } from '@server/missing-for-production';
import { readOwnRedirects } from '@server/own-redirects';
import { openLeadDesk } from '@server/leads/desk';
import { sweepSentPhotos } from '@server/announcements/photo-shelf';
import { draftFolder, sweepDrafts } from '@server/announcements/draft-files';
import { sweepForms } from '@server/form-shelf';
import { openKeptPages } from '@server/kept-pages';
import { createHttpServer, listen, tryAddress } from '@server/http-server';
import { sharedContext } from '@server/shared-context';
import { sessionSecrets } from '@server/session-secrets';
import { createSeals } from '@server/seals';
import { securityHeaders } from '@server/security-headers';
import { developmentBuild, productionBuild } from '@server/website-build';

/** Where everything is put together: settings → back end → website → listening, and the way back. */
async function start() {
  keepFilesOwn();
  const env = readEnv();
  const log = createLogger(env.logLevel);
  const security = securityHeaders(env).plain;
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise failed unseen'));

  await makeDataFolder(env.dataDir);
  await tryAddress(env.port, env.host);
  const ownRedirects = await readOwnRedirects(env, (line) => process.stdout.write(`${line}\n`));
  if (!env.apiBaseUrl) process.stdout.write('Abrindo o banco de dados …\n');
  const own = env.apiBaseUrl ? undefined : await openBackend(log.child({ part: 'back end' }));
  const backEnd = own ?? remoteBackEnd(env.apiBaseUrl!, env.apiTimeoutMs);
  const client = apiClient(backEnd, env, log);
  const leads = openLeadDesk(client, env, log);
  const website = env.mode === 'development' ? await developmentBuild() : await productionBuild(security);
  const seals = createSeals(await sessionSecrets(env), env.siteUrl.startsWith('https://'));
  const stop = gracefulStop({ drainMs: env.drainMs, log });
  const isStopping = () => stop.isOn;
  const parts = { env, backEnd, leads, seals, ...website, log, ownRedirects, isStopping };
  const shared = sharedContext(parts);
  // The first page's menus, too, lead to what is there.
  await onOfferNow(shared.api, log);
  const keptPages = env.keptPagesBytes > 0 ? openKeptPages({ env, shared, log }) : undefined;
  const app = createApp({ ...parts, shared, keptPages });
  const server = createHttpServer(app, security);

  const port = await listen(server, env.port, env.host);
  await leads.start();
  void keptPages?.warm();
  void makeFilesOwn(env.dataDir, log);
  sweepForms(join(env.dataDir, 'forms'), log);
  sweepDrafts(join(env.dataDir, draftFolder), log);
  // Our own back end does so itself, which knows what became of an announcement.
  if (!own) sweepSentPhotos(env.dataDir, log);
  stop.arm({
    server,
    rest: () => Promise.all([leads.close(), own?.stopWork(), keptPages?.close()]),
    async close() {
      await website.close();
      await backEnd.close();
    },
  });
  const house = await client.house().catch(() => null);
  announce(env, port, (house?.data?.offices.length ?? 0) > 0);
}

function announce(
  { siteUrl, notes, missingForProduction }: ReturnType<typeof readEnv>,
  port: number,
  hasOffices: boolean,
) {
  const missing = missingForProduction.filter((line) => !(hasOffices && line === noOffices));
  const lines = [`Bossa Nova está em http://localhost:${port}`];
  if (siteUrl !== `http://localhost:${port}`) lines.push(`(endereço público: ${siteUrl})`);
  lines.push(...notes);
  if (missing.length > 0) lines.push('Para um site público ainda falta:');
  process.stdout.write([...lines, ...missing.map((line) => `  - ${line}`), ''].join('\n'));
}

start().catch((error: unknown) => {
  // A reason that the operator can mend is one line; anything else is a fault of ours and shows where.
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
