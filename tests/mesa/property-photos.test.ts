import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftFolderName, draftPhotosFolder } from '@api/platform/photos/uploaded-files';
import { staffPhotoProblems, staffPhotosKey } from '@domain/announcement/photos';
import { openSite } from '../imoveis/site';
import { photoForm } from '../announcements/photo-owner';
import { staffTables } from '../staff/staff-api';
import { makeListing } from '../support/catalogue';
import type { Page } from '../support/visit';
import { adminVisitor, signedInMember } from './admin-visitor';

let dataDir: string;
let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
let id: number;
let path: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'property-photos-'));
  const photos = ['a', 'b', 'c'].map((name) => ({ url: `https://fotos.example/${name}.jpg`, alt: name }));
  site = await openSite([makeListing({ reference: '17954', title: 'Casa com piscina', photos })], {
    DATA_DIR: dataDir,
  });
  ({ id } = await site.db.selectFrom('property').select('id').executeTakeFirstOrThrow());
  path = `/mesa/imoveis/${id}/fotos`;
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  for (const table of staffTables) await site.db.deleteFrom(table).execute();
  member = await signedInMember(site, 'vitrine');
  await site.db.deleteFrom('property_override').execute();
  await rm(join(dataDir, draftPhotosFolder), { recursive: true, force: true });
  await site.db
    .updateTable('property')
    .set({ photos: JSON.stringify(feed) })
    .execute();
});
const feed = ['a', 'b', 'c'].map((name) => ({ url: `https://fotos.example/${name}.jpg`, alt: name }));

/** The form's fields as a browser without scripts has them. */
function fieldsOf(html: string): Record<string, string> {
  const form = /<form id="fotos".*?<\/form>/s.exec(html)![0];
  const value = (tag: string) => /value="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&quot;', '"') ?? '';
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  return Object.fromEntries(inputs.map((tag) => [/name="([^"]*)"/.exec(tag)![1]!, value(tag)]));
}
const press = (page: Page, intent: string, typed: Record<string, string> = {}) =>
  member.post(path, { ...fieldsOf(page.html), intent, ...typed });
/** Alternative texts in the order of the page. */
const shown = ({ html }: Page) =>
  [...html.matchAll(/<li id="foto-[^>]*>.*?<\/li>/gs)].map(([item]) => /alt="([^"]*)"/.exec(item)?.[1] ?? '');
const captions = ({ html }: Page) =>
  [...html.matchAll(/<input id="legenda\d+"[^>]*value="([^"]*)"/g)].map(([, value]) => value);
const seen = async () => {
  const row = await site.db.selectFrom('property').select('photos').executeTakeFirstOrThrow();
  return row.photos.map(({ url, caption }) => caption ?? /(\w+)\.jpg$/.exec(url)?.[1] ?? url);
};
const send = (...files: [string, Buffer][]) => {
  const cookie = [...member.cookies].map((each) => each.join('=')).join('; ');
  return site.get(`/mesa/fotos/imovel-${id}`, {
    method: 'POST',
    body: photoForm(...files),
    headers: { cookie },
  });
};
const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#27c' } }).jpeg();

test('a photo that looks like an earlier one is named by its place', async () => {
  const hashes = { b: '0123456789abcdef', c: '0123456789abcdee', a: 'fedcba9876543210' };
  for (const [name, hash] of Object.entries(hashes))
    await site.db
      .updateTable('photo')
      .set({ key: name.repeat(24), width: 300, height: 200, perceptual_hash: hash })
      .where('url', '=', `https://fotos.example/${name}.jpg`)
      .execute();
  const page = await member.get(path);
  expect(page.html.match(/parecida com [^<]*/g)).toEqual(['parecida com a 2']);
  expect((await press(page, 'subir-1')).html).toContain('parecida com a capa');
  await site.db.updateTable('photo').set({ key: null, perceptual_hash: null }).execute();
});

test('moves, captions and a refusal change nothing before they are saved', async () => {
  let page = await member.get(path);
  expect(page.html).toContain('3 da carga. A ordem é a da carga');
  page = await press(page, 'descer-0', { legenda0: 'Sala, de manhã' });
  expect([page.status, captions(page)]).toEqual([200, ['', 'Sala, de manhã', '']]);
  page = await press(page, 'tirar-0');
  page = await press(page, 'capa-1');
  expect(page.html).toContain('1 recusada');
  expect(await seen()).toEqual(['a', 'b', 'c']);
  const saved = await member.follow(await press(page, 'salvar', { motivo0: 'A planta de outro imóvel' }));
  expect(saved.html).toContain('Fotos salvas.');
  expect(saved.html).toContain('2 da carga, 1 recusada. A ordem daqui vale sobre a da carga.');
  expect(fieldsOf(saved.html)).toMatchObject({ motivo0: 'A planta de outro imóvel' });
  expect(await seen()).toEqual(['c', 'Sala, de manhã']);
  const undone = await member.press(saved.html, 'Desfazer');
  expect([undone.status, await seen()]).toEqual([303, ['a', 'b', 'c']]);
});

test('a refused photo is brought back', async () => {
  const saved = await member.follow(await press(await press(await member.get(path), 'tirar-0'), 'salvar'));
  expect(await seen()).toEqual(['b', 'c']);
  await press(await press(saved, 'trazer-0'), 'salvar');
  expect(await seen()).toEqual(['b', 'c', 'a']);
});

test('photos of a phone are upright, without a place, and go on the site', async () => {
  const taken = await picture()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const answer = await send(['IMG_1.jpg', taken], ['nota.pdf', Buffer.from('%PDF-1.7')]);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}/novas`]);
  const sentPage = await member.get(`${path}/novas`);
  expect(sentPage.html).toContain(staffPhotoProblems.type);
  expect(sentPage.html).toContain('1 foto enviada, ainda fora do site');
  expect(sentPage.html).toMatch(/accept="image\/jpeg,/);
  const page = await member.get(path);
  // Those of the feed are not fetched here.
  expect(shown(page)).toEqual(['', '', '', 'IMG_1.jpg']);
  await press(await press(page, 'capa-3'), 'salvar', { legenda0: 'Fachada' });
  const { photos } = await site.db.selectFrom('property').select('photos').executeTakeFirstOrThrow();
  expect(photos[0]).toEqual({
    url: expect.stringMatching(`^casa:${id}/`),
    alt: 'Fachada',
    caption: 'Fachada',
  });
  const row = await site.db
    .selectFrom('photo')
    .selectAll()
    .where('url', '=', photos[0]!.url)
    .executeTakeFirstOrThrow();
  expect([row.width, row.height]).toEqual([200, 300]);
  const stored = await readFile(join(dataDir, 'photos', row.key!.slice(0, 2), row.key!, 'original.jpg'));
  expect([stored.includes('Exif'), (await sharp(stored).metadata()).orientation]).toEqual([false, undefined]);
  const { url } = await site.db.selectFrom('property').select(['id as url']).executeTakeFirstOrThrow();
  const publicPage = await site
    .get(`/novo/venda/sao-paulo/moema/casa/${url}`)
    .then(async (each) => (each.status === 301 ? site.get(each.headers.get('location')!) : each));
  expect(publicPage.html).toContain(`/fotos/${row.key}/`);
  expect(publicPage.html).toContain('Fachada');
  expect((await member.get(path)).html).toContain('3 da carga, 1 da casa');
  expect((await member.get(`${path}/novas`)).html).not.toContain('ainda fora do site</h2>');
});

test('what is arranged stays while photos are sent', async () => {
  const page = await press(await member.get(path), 'capa-2', { legenda2: 'Terraço' });
  const left = await press(page, 'adicionar');
  expect(left.headers.get('location')).toBe(`${path}/novas`);
  await send(['IMG_1.jpg', await picture().toBuffer()]);
  const back = await member.get(path);
  expect(captions(back)).toEqual(['Terraço', '', '', '']);
  expect(back.html).toContain('Há mudanças por salvar');
  await press(back, 'salvar');
  expect((await seen()).map((each) => each.slice(0, 7))).toEqual(['Terraço', 'a', 'b', 'casa:' + id + '/']);
});

test('the second of two reads who was first, and loses nothing', async () => {
  const page = await member.get(path);
  await press(await press(page, 'capa-2'), 'salvar');
  const late = await press(page, 'salvar', { legenda0: 'Sala' });
  expect(late.status).toBe(409);
  expect(late.html).toContain('Pessoa de vitrine, hoje');
  expect([captions(late), await seen()]).toEqual([
    ['Sala', '', ''],
    ['c', 'a', 'b'],
  ]);
  expect((await press(late, 'salvar')).status).toBe(303);
  expect(await seen()).toEqual(['Sala', 'b', 'c']);
});

test('a sent photo is deleted, and no file of it stays', async () => {
  await send(['IMG_1.jpg', await picture().toBuffer()]);
  const page = await member.get(`${path}/novas`);
  const foto = /name="foto" value="([0-9a-f]{32})"/.exec(page.html)![1]!;
  expect((await member.get(`/mesa/fotos/imovel-${id}?foto=${foto}`)).headers.get('content-type')).toBe(
    'image/jpeg',
  );
  await member.post(`${path}/novas`, { foto, intent: 'apagar' });
  expect(
    await readdir(join(dataDir, draftPhotosFolder, draftFolderName(staffPhotosKey(`imovel-${id}`)))),
  ).toEqual([]);
  expect((await member.get(`/mesa/fotos/imovel-${id}?foto=${foto}`)).status).toBe(404);
});

test('others send no photos and see none', async () => {
  await send(['IMG_1.jpg', await picture().toBuffer()]);
  const foto = /foto=([0-9a-f]{32})/.exec((await member.get(path)).html)![1]!;
  const stranger = adminVisitor(site);
  const service = await signedInMember(site, 'atendimento');
  for (const each of [stranger, service]) {
    expect((await each.get(`/mesa/fotos/imovel-${id}?foto=${foto}`)).status).toBe(404);
    const cookie = [...each.cookies].map((pair) => pair.join('=')).join('; ');
    const body = photoForm(['x.jpg', await picture().toBuffer()]);
    const answer = await site.get(`/mesa/fotos/imovel-${id}`, { method: 'POST', body, headers: { cookie } });
    expect(answer.headers.get('location')).toBe('/mesa');
  }
  expect((await service.get(path)).status).toBe(404);
  expect((await member.get(path)).html.match(/src="[^"]*foto=[0-9a-f]{32}"/g)).toHaveLength(1);
});

test.each(['imovel-0', 'imovel-99999', 'imovel-1e3', 'outro-1', 'constructor-1'])(
  'there is no place %s',
  async (place) => {
    expect((await member.get(`/mesa/fotos/${place}?foto=${'a'.repeat(32)}`)).status).toBe(404);
  },
);

test.each<Record<string, string>>([
  { arranjo: 'x' },
  { arranjo: '[["../x","y"]]' },
  { recusadas: '{}' },
  { intent: 'explodir' },
])('a form that is not ours is refused: %j', async (typed) => {
  expect((await press(await member.get(path), 'salvar', typed)).status).toBe(400);
  expect(await seen()).toEqual(['a', 'b', 'c']);
});
