import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { portalPath } from '@domain/property/feed-portals';
import { openAdmin } from '@api/staff/admin-settings';
import { openSite } from '../imoveis/site';
import { sent } from './portals-api';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([sent('A'), sent('B')]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('portal_feed').execute();
});

/** As the site of the tests derives it. */
const [secret] = openAdmin(['a secret of the admin, of 32 letters']).portalSecrets('zap.0');
const path = portalPath('zap', secret!);

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
/** Without what `fetch` does about encodings. */
const ask = (to: string, headers: Record<string, string> = {}, method = 'GET', { origin } = site) =>
  new Promise<Answer>((resolve, reject) => {
    const sending = request(origin + to, { method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
      answer.on('error', reject);
    });
    sending.on('error', reject).end();
  });

test('a portal reads its file, in gzip if it takes it', async () => {
  const plain = await ask(path);
  expect(plain).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      ...{ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache', vary: 'accept-encoding' },
    },
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toContain('<ListingID>B</ListingID>');
  const zipped = await ask(path, { 'accept-encoding': 'gzip, br' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  const dated = /<PublishDate>[^<]+/;
  expect(gunzipSync(zipped.body).toString().replace(dated, '')).toBe(
    plain.body.toString().replace(dated, ''),
  );
  expect(zipped.headers.etag).toBe(plain.headers.etag);
});

test('an unchanged file costs no body, nor does a question for its head', async () => {
  const { headers } = await ask(path);
  const same = await ask(path, { 'if-none-match': headers.etag as string });
  expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, headers.etag]);
  const head = await ask(path, {}, 'HEAD');
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
});

test('every other address below is 404, without a word', async () => {
  const others = [
    `/carga/zap/${secret!.slice(1)}`,
    `/carga/imovelweb/${secret}`,
    `/carga/outro/${secret}`,
    '/carga/zap/%00',
    '/carga/zap/a%20b',
    `/carga/zap/${'x'.repeat(2_000)}`,
    '/carga/__proto__/x',
  ];
  for (const other of others) {
    const { status, body, headers } = await ask(other);
    expect([other.slice(0, 40), status, body.length, headers.etag]).toEqual([
      other.slice(0, 40),
      404,
      0,
      undefined,
    ]);
  }
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(path, {}, method)).status).toBe(404);
});

test('who guesses is told to wait, and the portal reads on', async () => {
  // Limits are of a process of the website.
  const guessed = await openSite([sent('A')]);
  const guess = () => ask('/carga/zap/errado', {}, 'GET', guessed);
  let last = await guess();
  for (let tried = 0; tried < 200 && last.status === 404; tried += 1) last = await guess();
  expect(last.status).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(path, {}, 'GET', guessed)).status).toBe(200);
  await guessed.close();
});

test('a back end that fails is 503, and nothing is noted', async () => {
  const answer = await site.whileDown(() => ask(path));
  expect([answer.status, answer.headers['retry-after'], answer.body.length]).toEqual([503, '60', 0]);
  expect(await site.db.selectFrom('portal_feed').selectAll().execute()).toEqual([]);
});
