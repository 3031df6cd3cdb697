import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffPhotoProblems } from '@domain/announcement/photos';
import { openSite } from '../imoveis/site';
import { photoForm } from '../announcements/photo-owner';
import { signedInMember } from './admin-visitor';

let dataDir: string;
let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
const editor = '/mesa/vitrine/banners/natal';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pictures-hostile-'));
  site = await openSite([], { DATA_DIR: dataDir });
  member = await signedInMember(site, 'vitrine');
  await member.post(editor, { title: 'Natal', versao: '0', intent: 'salvar' });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

const send = (place: string, files: [string, Buffer][]) =>
  site.get(`/mesa/fotos/${place}`, {
    ...{ method: 'POST', body: photoForm(...files) },
    headers: { cookie: [...member.cookies].map((each) => each.join('=')).join('; ') },
  });
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false });
const svg = (text: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`);

test.each<[string, keyof typeof staffPhotoProblems, () => Promise<Buffer>]>([
  ['nota.jpg', 'type', async () => svg('<script>alert(1)</script>')],
  ['<img src=x onerror=alert(1)>.jpg', 'type', async () => Buffer.from('GIF89a<script>alert(1)</script>')],
  ['grande.png', 'pixels', () => flat(10_000, 10_000).png().toBuffer()],
  ['miúda.jpg', 'pixels', () => flat(60, 60).jpeg().toBuffer()],
  ['nada.jpg', 'empty', async () => Buffer.alloc(0)],
  ['quebrada.png', 'broken', async () => (await flat(400, 300).png().toBuffer()).subarray(0, 300)],
])('%s is refused, and named as text', async (name, problem, file) => {
  await send('vitrine-banner-image-natal', [[name, await file()]]);
  const { html } = await member.get('/mesa/vitrine/foto/banner-image-natal');
  expect(html).toContain(staffPhotoProblems[problem]);
  expect(html).not.toContain('Usar esta foto');
  expect(html).not.toContain('<img src=x');
  expect(await site.db.selectFrom('photo').select('url').execute()).toEqual([]);
});

test('a name of no place makes no folder', async () => {
  const photo: [string, Buffer] = ['a.jpg', await flat(400, 300).jpeg().toBuffer()];
  const before = await readdir(join(dataDir, 'rascunhos-fotos'));
  const names = ['vitrine-list-codes-x', 'vitrine-banner-image-..%2f..%2fx', 'vitrine-banner-image-%00'];
  for (const name of [...names, 'vitrine-campaign-b99-1', 'vitrine-', `vitrine-page-text-${'a'.repeat(200)}`])
    expect((await send(name, [photo])).status, name).toBeGreaterThanOrEqual(300);
  expect(await readdir(join(dataDir, 'rascunhos-fotos'))).toEqual(before);
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'http://fotos.example/a.jpg',
  'https://ana:senha@fotos.example/a.jpg',
  'casa:vitrine/../../original',
  'casa:vitrine/0123456789abcdef01234567',
])('the address %s is not published', async (image) => {
  const { html } = await member.get(editor);
  const versao = /name="versao" value="(\d+)"/.exec(html)![1]!;
  const fields = { title: 'Natal', text: 'Na praia.', search: '/imoveis/venda', image, alt: 'Mar' };
  const refused = await member.post(editor, { ...fields, versao, intent: 'publicar' });
  expect(refused.status).toBe(400);
  expect((await site.get('/imoveis/venda')).html).not.toContain('alt="Mar"');
});
