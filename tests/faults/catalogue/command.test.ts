import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedListing } from '../../../bench/feeds';
import { builtProgram } from '../../support/program';
import { openFeedServer } from '../../catalogue/feed-server';
import { type CatalogueFixture, openCatalogueFixture } from './catalogue-fixture';

let fixture: CatalogueFixture;
beforeAll(async () => {
  // The database stays open here: the command works beside a running server, on its embedded database.
  fixture = await openCatalogueFixture('embedded');
});
afterAll(() => fixture.close());

const run = (...args: string[]) => runWith({}, ...args);
function runWith(
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...fixture.settings, ...settings };
    execFile(process.execPath, [builtProgram('catalogue'), ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}
async function feedFile(text: string): Promise<string> {
  const file = path.join(fixture.folder, 'feed.xml');
  await writeFile(file, text);
  return file;
}
const feed = (...listings: string[]) =>
  `<ListingDataFeed><Listings>${listings.join('')}</Listings></ListingDataFeed>`;

it('imports, lists, exports and removes, with an exit code for each end', async () => {
  const good = await feedFile(feed(feedListing(1), feedListing(2), feedListing(3)));
  const imported = await run('import', good, '--source', 'casa');
  expect(imported).toMatchObject({ code: 0, out: expect.stringMatching(/novos\s+3/) });
  expect((await run('sources')).out).toMatch(/casa\s+3\s+0/);
  expect(await run('alerts', 'list')).toMatchObject({ code: 0, out: 'nenhum aviso retido\n' });
  expect(await run('work')).toMatchObject({ code: 0, out: expect.stringMatching(/fotos\s+\d+/) });

  const json = path.join(fixture.folder, 'report.json');
  const faulty = await feedFile(
    feed(feedListing(1), feedListing(2), feedListing(3).replace(/<(City|PostalCode)>.*?<\/\1>/g, '')),
  );
  const partial = await run('import', faulty, '--source', 'casa', '--json', json);
  expect(partial).toMatchObject({ code: 3, out: expect.stringContaining('no-city') });
  expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ counts: { read: 3, quarantined: 1 } });

  const few = await feedFile(feed(feedListing(1)));
  expect(await run('import', few, '--source', 'casa')).toMatchObject({
    code: 4,
    out: expect.stringContaining('--force'),
  });

  const file = path.join(fixture.folder, 'export.xml');
  expect(await run('export', '--out', file)).toMatchObject({
    code: 0,
    err: expect.stringMatching(/exportados\s+3/),
  });
  expect((await readFile(file, 'utf8')).match(/<ListingID>/g)).toHaveLength(3);
  expect(await run('remove', 'casa')).toMatchObject({
    code: 0,
    out: expect.stringContaining('3 imóveis'),
  });
}, 240_000);

it('imports a feed of FEEDS by name and lists its runs, without passwords', async () => {
  const crm = await openFeedServer();
  crm.needs = { authorization: `Basic ${Buffer.from('ana:geheim').toString('base64')}` };
  const address = crm.origin.replace('//', '//ana:geheim@');
  const settings = {
    FEEDS: `casa=${crm.origin}/f?key=geheim`,
    FEED_CASA_USER: 'ana',
    FEED_CASA_PASSWORD: 'geheim',
  };
  const outputs = [
    await runWith(settings, 'import', 'casa'),
    await run('import', `${address}/f?key=geheim`, '--source', 'casa'),
    await run('import', `${address.replace('127.0.0.1', 'no host')}/f`, '--source', 'casa'),
  ];
  crm.close();
  outputs.push(await run('import', address, '--source', 'casa'), await run('runs'), await run('sources'));
  expect(outputs.map(({ code }) => code)).toEqual([0, 0, 4, 4, 0, 0]);
  expect(outputs[4]!.out).toMatch(/casa .+ falhou .+ECONNREFUSED/);
  expect(JSON.stringify(outputs)).not.toMatch(/geheim|ana:/);
}, 240_000);

it('shows its usage, and reports a missing or unknown file', async () => {
  expect(await run('fly')).toMatchObject({ code: 2, err: expect.stringContaining('Códigos de saída') });
  const nobodys = await run('import', await feedFile(feed(feedListing(1))));
  expect(nobodys).toMatchObject({ code: 2, out: expect.stringContaining('repita com --source NOME') });
  const other = await run('import', await feedFile('<OpenNavent><Avisos/></OpenNavent>'), '--source', 'casa');
  expect(other).toMatchObject({
    code: 2,
    out: expect.stringContaining('formato não lido ainda (OpenNavent)'),
  });
  const missing = await run('import', '/nowhere.xml');
  expect(missing).toMatchObject({ code: 4, out: expect.stringContaining('não existe') });
}, 240_000);
