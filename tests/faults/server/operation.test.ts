import { createServer } from 'node:net';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderWithDatabase } from '../../support/database';
import { rawGet, sendRaw } from '../../support/raw-http';
import { startBuiltSite } from '../../support/built-site';
import { until } from '../../support/until';

describe('a start that cannot succeed ends with code 1 and one line that says why', () => {
  test('a port that is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    const site = await startBuiltSite({ PORT: String(port), DEMO_CATALOGUE: 'off' });
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(new RegExp(`^A porta ${port} está em uso.*\\n$`));
    expect(site.output()).not.toMatch(/^\s+at /m);
    await site.close();
    other.close();
  });

  // What a setting's text alone tells is refused by the same door, setting by setting: server/env.test.ts, api/env.test.ts.
  test.each([
    ['SITE_URL', 'casa', /^A configuração SITE_URL não serve: .*\n$/],
    [
      'DATABASE_URL',
      'postgres://site:geheim@127.0.0.1:1/site',
      /^Abrindo .*\nDATABASE_URL: .* 127\.0\.0\.1:1 .*\(ECONNREFUSED\)\.\n$/,
    ],
    ['DATA_DIR', '/dev/null/data', /^\/dev\/null\/data não é uma pasta.* DATA_DIR\.\n$/],
    ['DATA_DIR', '/proc/x', /^A pasta de dados \/proc\/x .* DATA_DIR\.\n$/],
    ['HOST', '203.0.113.1', /^HOST 203\.0\.113\.1 .*\n$/],
    ['HOST', 'not a host', /^(?:HOST|Não foi possível escutar em HOST) not a host.*\n$/],
    [
      'REDIRECTS_FILE',
      '/nowhere.txt',
      /^REDIRECTS_FILE: não foi possível ler \/nowhere\.txt \(ENOENT\)\.\n$/,
    ],
    ['API_TRUSTED_CALLERS', '10.0.0.0/8', /^A configuração API_TRUSTED_CALLERS não existe mais: .*\n$/],
    ['API_SECRET', 'geheim', /^A configuração API_SECRET não serve: .*\n$/],
  ])('%s=%s', async (name, value, said) => {
    const site = await startBuiltSite({ [name]: value });
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(said);
    expect(site.output()).not.toContain('geheim');
    await site.close();
  });
});

test.each<Record<string, string>>([{}, { NODE_ENV: 'development' }])(
  'a built server is the public one, with %j in its environment: nothing of development is served',
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

  test('is its owner’s alone, and one server’s at a time; after a SIGTERM, which ends it with code 0, the next may have it', async () => {
    const first = await startBuiltSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' });
    expect((await sendRaw(first.port!, rawGet('/readyz'))).status).toBe(200);

    // What earlier versions left is made so in the background.
    await until(async () => expect(await openToOthers(dataDir)).toEqual([]));

    const second = await startBuiltSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' });
    expect(await second.ended).toBe(1);
    expect(second.output()).not.toMatch(/^\s+at /m);
    expect((await sendRaw(first.port!, rawGet('/readyz'))).status).toBe(200);

    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);
    const third = await startBuiltSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' });
    expect((await sendRaw(third.port!, rawGet('/readyz'))).status).toBe(200);
    third.signal('SIGINT');
    expect(await third.ended).toBe(0);
  });
});
