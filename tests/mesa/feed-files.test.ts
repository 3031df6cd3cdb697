import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxFeedFileBytes } from '@domain/property/feed-files';
import { feedFileAddress } from '~/features/admin/feeds/feed-file';
import { generatedFeed } from '../../bench/feeds';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('feed_upload').execute();
  for (const table of staffTables) await site.db.deleteFrom(table).execute();
  member = await signedInMember(site, 'operacao');
});

const cookie = () => [...member.cookies].map((each) => each.join('=')).join('; ');
const form = (bytes: string | Uint8Array<ArrayBuffer>, source = 'crm', file = 'arquivo') => {
  const body = new FormData();
  body.append('fonte', source);
  body.append(file, new Blob([bytes]), 'casa.xml');
  return body;
};
const post = (body: FormData, headers: Record<string, string> = { cookie: cookie() }) =>
  site.get(feedFileAddress, { method: 'POST', body, headers });
const uploads = () => site.db.selectFrom('feed_upload').selectAll().execute();

test('a file arrives in parts, and its reading is in the queue', async () => {
  // Spaces: more than one part, and not a whole number of them.
  const xml = [...generatedFeed(2)].join('') + ' '.repeat(1_300_000);
  const page = await post(form(xml));
  expect([page.status, page.headers.get('location')]).toEqual([303, '/mesa/cargas']);
  const [upload] = await uploads();
  expect(upload).toMatchObject({ source: 'crm', name: 'casa.xml', parts: 3, bytes: Buffer.byteLength(xml) });
  expect(upload!.queued_at).not.toBeNull();
  const parts = await site.db.selectFrom('feed_upload_part').select('content').orderBy('part').execute();
  const stored = Buffer.concat(parts.map(({ content }) => Buffer.from(content, 'base64')));
  expect(stored.toString('utf8') === xml).toBe(true);
  const { html } = await member.get('/mesa/cargas');
  expect(html).toContain('Em leitura: casa.xml, de Crm.');
  // Remix would send the form to the route of a run.
  expect(/<form[^>]*action="\/mesa\/cargas\/arquivo"[^>]*>/.exec(html)![0]).toContain('data-documento');
  await site.db.deleteFrom('work').where('kind', '=', 'uploaded-feed').execute();
});

test.each([
  ['', 'crm', 'Escolha um arquivo que não esteja vazio.'],
  ['<x/>', 'Com Espaço', 'Este nome de fonte não serve'],
  ['<x/>', 'demo', 'Este nome de fonte não serve'],
])('%j of %j: the page says what is wrong', async (bytes, source, text) => {
  const page = await post(form(bytes, source));
  expect(page.status).toBe(303);
  const { html } = await member.get(page.headers.get('location')!);
  expect(html).toContain(text);
  expect((await uploads()).filter(({ queued_at }) => queued_at)).toEqual([]);
});

test('other fields, other sites and other roles send nothing', async () => {
  expect((await post(form('<x/>', 'crm', 'outro'))).status).toBe(415);
  expect((await post(form('<x/>', 'x'.repeat(300)))).status).toBe(415);
  expect((await post(form('<x/>'), { cookie: cookie(), origin: 'https://mal.example' })).status).toBe(403);
  const out = await post(form('<x/>'), {});
  expect([out.status, out.headers.get('location')]).toEqual([303, '/mesa/entrar?volta=%2Fmesa%2Fcargas']);
  const other = await signedInMember(site, 'vitrine');
  const theirs = [...other.cookies].map((each) => each.join('=')).join('; ');
  expect((await post(form('<x/>'), { cookie: theirs })).status).toBe(303);
  expect(await uploads()).toEqual([]);
});

test('a body that names more than the limit is refused before it comes', async () => {
  const { port } = new URL(site.origin);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      ...{ cookie: cookie(), 'content-type': 'multipart/form-data; boundary=x' },
      'content-length': String(maxFeedFileBytes + 200_000),
    };
    const sent = request({ port, method: 'POST', path: feedFileAddress, headers }, (answer) => {
      resolve(answer.statusCode);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.flushHeaders();
  });
  expect(status).toBe(413);
});
