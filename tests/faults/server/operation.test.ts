import { createServer } from 'node:net';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderWithDatabase } from '../../support/database';
import { rawGet, sendRaw } from '../../support/raw-http';
import { startBuiltSite } from '../../support/built-site';
import { until } from '../../support/until';

/** The events of the output, each of which is one line. */
const eventsIn = (output: string): { level: number; msg: string; reason?: string }[] =>
  output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('a start that cannot succeed ends with code 1 and its reason', () => {
  test('a port that is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    const site = await startBuiltSite({ PORT: String(port), DEMO_CATALOGUE: 'off' });
    expect(await site.ended).toBe(1);
    const reason = expect.stringMatching(new RegExp(`^A porta ${port} está em uso`));
    expect(eventsIn(site.output())).toMatchObject([{ level: 60, msg: 'start failed', reason }]);
    await site.close();
    other.close();
  });

  // What a setting's text alone tells is refused by the same door, setting by setting: server/env.test.ts, api/env.test.ts.
  test.each([
    ['SITE_URL', 'casa', /^A configuração SITE_URL não serve: /],
    [
      'DATABASE_URL',
      'postgres://site:geheim@127.0.0.1:1/site',
      /^DATABASE_URL: .* 127\.0\.0\.1:1 .*\(ECONNREFUSED\)\.$/,
    ],
    ['DATA_DIR', '/dev/null/data', /^\/dev\/null\/data não é uma pasta.* DATA_DIR\.$/],
    ['DATA_DIR', '/proc/x', /^A pasta de dados \/proc\/x .* DATA_DIR\.$/],
    ['HOST', '203.0.113.1', /^HOST 203\.0\.113\.1 /],
    ['HOST', 'not a host', /^(?:HOST|Não foi possível escutar em HOST) not a host/],
    ['REDIRECTS_FILE', '/nowhere.txt', /^REDIRECTS_FILE: não foi possível ler \/nowhere\.txt \(ENOENT\)\.$/],
    ['API_TRUSTED_CALLERS', '10.0.0.0/8', /^A configuração API_TRUSTED_CALLERS não existe mais: /],
    ['API_SECRET', 'geheim', /^A configuração API_SECRET não serve: /],
  ])('%s=%s', async (name, value, reason) => {
    const site = await startBuiltSite({ [name]: value });
    expect(await site.ended).toBe(1);
    const opening =
      name === 'DATABASE_URL' || name === 'REDIRECTS_FILE' ? [{ level: 30, msg: 'database opening' }] : [];
    expect(eventsIn(site.output())).toMatchObject([
      ...opening,
      { level: 60, msg: 'start failed', reason: expect.stringMatching(reason) },
    ]);
    expect(site.output()).not.toContain('geheim');
    await site.close();
  });
});

test.each<Record<string, string>>([{}, { NODE_ENV: 'development' }])(
  'a built server with %j in its environment serves no development files',
  async (environment) => {
    const site = await startBuiltSite({ DEMO_CATALOGUE: 'off', ...environment });
    expect((await sendRaw(site.port!, rawGet('/partials'))).status).toBe(404);
    const { status, body } = await sendRaw(site.port!, rawGet('/keyword'));
    expect(status).toBe(200);
    expect(body).toContain('/assets/');
    expect(body).not.toContain('/@');
    expect((await sendRaw(site.port!, rawGet('/@vite/client'))).status).not.toBe(200);
    await site.close();
  },
);

/** What of a folder others than its owner may read. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    ['', ...names].map((name) =>
      lstat(join(folder, name)).then(
        ({ mode }) => mode,
        () => 0,
      ),
    ),
  );
  return ['', ...names].filter((_, index) => (modes[index]! & 0o077) !== 0);
}

describe('one data folder', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await folderWithDatabase();
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test('is private and locked to one server; SIGTERM exits 0 and releases it', async () => {
    const first = await startBuiltSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' });
    expect((await sendRaw(first.port!, rawGet('/readyz'))).status).toBe(200);

    // What earlier versions left is made so in the background.
    await until(async () => expect(await openToOthers(dataDir)).toEqual([]));

    const second = await startBuiltSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' });
    expect(await second.ended).toBe(1);
    expect(eventsIn(second.output()).at(-1)).toMatchObject({ level: 60, msg: 'start failed' });
    expect(() => eventsIn(first.output())).not.toThrow();
    expect((await sendRaw(first.port!, rawGet('/readyz'))).status).toBe(200);

    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);
    const third = await startBuiltSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' });
    expect((await sendRaw(third.port!, rawGet('/readyz'))).status).toBe(200);
    third.signal('SIGINT');
    expect(await third.ended).toBe(0);
  });
});
