import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { createApp } from '@server/app';
import { readEnv } from '@server/env';
import { createHttpServer, listen } from '@server/http/http-server';
import { openDraftFiles } from '@server/announcements/draft-files';
import { openPhotoStore } from '@server/announcements/photo-store';
import { createPictures } from '@api/platform/photos/pictures';
import { openFormStore } from '@server/storage/form-store';
import { createSeals } from '@server/http/seals';
import { securityHeaders } from '@server/http/security-headers';
import { productionBuild } from '@server/website-build';
import { unknownPlace } from '@domain/geo/geolocation';
import { ServerProviders } from '~/server-providers.server';
import { identityProviders } from '~/features/account/providers/providers.server';
import { createApiClient } from '~/back-end/client.server';
import { VisitorSession } from '~/features/account/session/visitor-session.server';
import { backEndOf, type PageName, pages } from './pages';
import type { Question, Reply } from './protocol';
import { reactAlone } from './react-alone';

/** The measured process: the website's build with an in-memory back end, and a bare server with the same bytes. */
const pageName = process.argv[2] as PageName;
const { path } = pages[pageName];
const backEnd = backEndOf(pageName);
const env = {
  ...readEnv({ NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' }),
  apiBaseUrl: undefined,
};
const security = securityHeaders(env).plain;
const website = await productionBuild(security);
const build = website.build as ServerBuild;
const log = pino({ level: 'silent' });
const leads = { accept: async () => ({}) };
const seals = createSeals(['a secret of the bench, which seals nothing'], false);
const app = createApp({ env, backEnd, leads, seals, ...website, log });
const sitePort = await listen(createHttpServer(app, security), 0, '127.0.0.1');

const response = await fetch(`http://127.0.0.1:${sitePort}${path}`, {
  headers: { 'accept-encoding': 'identity' },
});
const page = Buffer.from(await response.arrayBuffer());
if (response.status !== 200) throw new Error(`The page answered ${response.status}`);
const bareHeaders = [...response.headers]
  .filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  .flat();
const bare = createServer((req, res) => {
  if (req.url === '/small') {
    res.writeHead(200, ['content-type', 'text/plain', 'content-length', '6']);
    return res.end('alive\n');
  }
  res.writeHead(200, bareHeaders);
  res.end(page);
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));

const { siteUrl, settings, providers } = env;
const api = createApiClient(backEnd);
const caller = { visitor: unknownPlace, userAgent: null };
const context = {
  api,
  leads,
  seals,
  forms: openFormStore('/dev/null/forms'),
  identity: identityProviders(providers, siteUrl),
  session: new VisitorSession(api, seals, caller, null),
  leadLimit: () => 0,
  quickestSending: 0,
  viewLimit: () => 0,
  draftLimit: () => 0,
  photoLimit: () => 0,
  draftPhotos: openPhotoStore({ dataDir: '/dev/null', most: 0, pictures: createPictures() }),
  drafts: openDraftFiles('/dev/null/drafts'),
  findCep: null,
  findPlace: null,
  siteUrl,
  settings,
  log,
  visitor: unknownPlace,
  region: 'SP' as const,
  answer: {},
};
const pageUrl = `http://localhost${path}`;
const entryContext = await remixContext(build);
const renders = {
  own: await reactAlone(build, context, path, page.toString()),
  whole: () =>
    renderToString(
      <ServerProviders context={context}>
        <RemixServer context={entryContext} url={pageUrl} />
      </ServerProviders>,
    ),
};

const tell = (reply: Reply) => void process.send!(reply);
const cpuMicros = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
process.on('message', (question: Question) => {
  if (question.ask === 'cpu') return tell({ tell: 'cpu', micros: cpuMicros() });
  const [cpu, start] = [cpuMicros(), performance.now()];
  const render = renders[question.tree];
  let count = 0;
  for (; performance.now() - start < question.ms; count++) render();
  tell({
    tell: 'react',
    renders: count,
    micros: cpuMicros() - cpu,
    seconds: (performance.now() - start) / 1000,
  });
});
process.on('disconnect', () => process.exit());
tell({
  tell: 'ready',
  sitePort,
  barePort: (bare.address() as AddressInfo).port,
  pageBytes: page.length,
  reactBytes: Buffer.byteLength(renders.own()),
});

/** Captures the context that Remix's handler passes to the entry module. */
async function remixContext({ entry, ...build }: ServerBuild): Promise<EntryContext> {
  let seen: EntryContext | undefined;
  const { module } = entry;
  const render: typeof module.default = (request, status, headers, given, loadContext) => {
    seen = given;
    return module.default(request, status, headers, given, loadContext);
  };
  const watched = { ...build, entry: { module: { ...module, default: render } } };
  await createRequestHandler(watched, 'production')(new Request(pageUrl), context);
  return seen!;
}
