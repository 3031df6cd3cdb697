import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startBucketServer } from '../../tests/support/bucket-server.ts';
import { ensureBuilt, ensureInstalled } from '../workshop/ensure.mjs';
import { freePort } from '../workshop/ports.mjs';
import { postgresForTests } from '../workshop/postgres.mjs';
import { main, root, start, step, Stop } from '../workshop/steps.mjs';
import { startContained } from './contained.mjs';
import { imageTree, nodeOf } from './lay-out.mjs';
import { startVisitors } from './visitors.mjs';

const key = '0123456789abcdef01234567';

/** Restarts each of two websites under load; every request must succeed. */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-rolling-'));
  const database = await postgresForTests();
  const bucket = await startBucketServer();
  let proxy;
  try {
    if (!database.url) throw new Stop(database.reason);
    const node = await step('Node 24', () => nodeOf('24'));
    const tree = await imageTree(folder, node);
    const photo = await readFile(join(root, 'api/demo/photos/villa-pool-day-1.jpg'));
    bucket.files.set(`/house/photos/${key.slice(0, 2)}/${key}/original.jpg`, photo);
    const ports = { proxy: await freePort(), one: await freePort(), two: await freePort() };
    const siteUrl = `http://127.0.0.1:${ports.proxy}`;
    const settings = {
      SITE_URL: siteUrl,
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      SESSION_SECRETS: 'the-same-secret-of-two-websites-1234',
      PHOTOS_STORE: 's3://house/photos',
      S3_ENDPOINT: new URL(bucket.settings.url).origin,
      S3_REGION: bucket.settings.region,
      S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
      // The visitors' own proxy is the first, nginx the second.
      TRUST_PROXY: '2',
      PHOTOS: 'off',
      DEMO_CATALOGUE: 'full',
      LOG_LEVEL: 'warn',
    };
    // The temporary PostgreSQL has its socket in a folder.
    const reads = new URL(database.url).searchParams.getAll('host');
    const startSite = async (name) => {
      const data = join(folder, name);
      await mkdir(data, { recursive: true, mode: 0o700 });
      const own = { ...settings, PORT: String(ports[name]) };
      const site = await startContained({ tree, node, data, name, hasNetwork: true, reads }, [], own);
      await untilReady(ports[name], site);
      return site;
    };
    const sites = await step('Two websites start', async () => ({
      one: await startSite('one'),
      two: await startSite('two'),
    }));
    proxy = await startProxy(folder, ports);
    await untilReady(ports.proxy);

    const visitors = startVisitors(siteUrl, [
      `/`,
      '/imoveis/venda',
      '/sobre-nos/contato',
      `/fotos/${key}/480.jpg`,
    ]);
    await pause(5_000);
    for (const name of ['one', 'two']) {
      const since = performance.now();
      sites[name].signal('SIGTERM');
      const code = await sites[name].ended;
      const stopped = performance.now();
      sites[name] = await startSite(name);
      const [away, back] = [stopped - since, performance.now() - stopped].map(
        (ms) => `${(ms / 1000).toFixed(1)} s`,
      );
      console.log(`${name}: ended with ${code} after ${away}, back after ${back}`);
      await pause(3_000);
    }
    const result = await visitors.stop();
    const storedLeads = await countLeads(database.url);
    console.log(`reading: ${result.read} answers (${result.statuses}), ${result.failed.length} failed`);
    console.log(`sending: ${result.sent} forms were taken, ${storedLeads} leads are kept`);
    for (const site of Object.values(sites)) site.signal('SIGTERM');
    await Promise.all(Object.values(sites).map(({ ended }) => ended));
    if (result.failed.length > 0) throw new Stop(`lost: ${result.failed.slice(0, 10).join('; ')}`);
    if (result.sent === 0 || storedLeads !== result.sent) throw new Stop('what was sent is not what is kept');
  } finally {
    proxy?.kill('SIGTERM');
    await bucket.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** nginx with deploy/nginx.conf, adapted to local ports and folders. */
async function startProxy(folder, ports) {
  const text = (await readFile(join(root, 'deploy/nginx.conf'), 'utf8'))
    .replace('server one:3000', `server 127.0.0.1:${ports.one}`)
    .replace('server two:3000', `server 127.0.0.1:${ports.two}`)
    .replace('listen 8080', `listen 127.0.0.1:${ports.proxy}`)
    .replace('http {', `http {\n  client_body_temp_path ${folder}/body;\n  proxy_temp_path ${folder}/proxy;`);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, `daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\n${text}`);
  const child = start('nginx', ['-c', file, '-e', `${folder}/nginx.log`]);
  child.once('error', () => {});
  await Promise.race([once(child, 'spawn'), once(child, 'exit')]);
  return child;
}

async function untilReady(port, site) {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Stop('a website did not start', site?.said());
}

async function countLeads(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query('select count(*)::int as count from lead')).rows[0].count;
  } finally {
    await client.end();
  }
}
