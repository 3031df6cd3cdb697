import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffPhotoProblems } from '@domain/announcement/photos';
import { openSite } from '../imoveis/site';
import { photoForm } from '../announcements/photo-owner';
import { staffTables } from '../staff/staff-api';
import { makeListing } from '../support/catalogue';
import { signedInMember } from './admin-visitor';

let dataDir: string;
let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  site = await openSite([makeListing({ reference: '17954' })], { DATA_DIR: dataDir });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  const tables = ['showcase_draft', 'house_article', 'campaign', 'house', ...staffTables] as const;
  for (const table of tables) await site.db.deleteFrom(table).execute();
  await site.db.deleteFrom('photo').where('url', 'like', 'casa:%').execute();
  await rm(join(dataDir, 'rascunhos-fotos'), { recursive: true, force: true });
  member = await signedInMember(site, 'vitrine');
});

const send = (place: string, files: [string, Buffer][], { cookies } = member) =>
  site.get(`/mesa/fotos/vitrine-${place}`, {
    ...{ method: 'POST', body: photoForm(...files) },
    headers: { cookie: [...cookies].map((each) => each.join('=')).join('; ') },
  });
/** As a phone takes it: on its side, with its place. */
const phonePhoto = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#27c' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
const stored = async () => {
  const row = await site.db
    .selectFrom('photo')
    .selectAll()
    .where('url', 'like', 'casa:vitrine/%')
    .executeTakeFirstOrThrow();
  return { ...row, key: row.key! };
};
/** Fields of the page's forms that a person sees, as they are. */
function typedIn(html: string): Record<string, string> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const tags = main.matchAll(/<(?:input(?=[^>]*type="(?:text|date)")|textarea)\b([^>]*)>([^<]*)/g);
  const value = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').trimStart();
  return Object.fromEntries(
    [...tags].map(([tag, open = '', text = '']) => [
      value(open, 'name'),
      plain(tag.startsWith('<input') ? value(open, 'value') : text),
    ]),
  );
}
const press = (html: string, label: string, typed: Record<string, string> = {}) =>
  member.press(html, label, { ...typedIn(html), ...typed });
const uploadIn = (html: string) => /name="foto" value="([0-9a-f]{32})"/.exec(html)![1]!;
/** From the editor's button to the picture in the draft. @returns the editor's page */
async function upload(editor: string, button: string, place: string, alt: string) {
  const left = await press((await member.get(editor)).html, button);
  expect(left.headers.get('location')).toBe(`/mesa/vitrine/foto/${place}`);
  const sent = await send(place, [['IMG_1.jpg', await phonePhoto()]]);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/mesa/vitrine/foto/${place}`]);
  const page = await member.follow(left);
  return member.follow(await member.press(page.html, 'Usar esta foto', { alt }));
}

test('a banner gets a photo of a phone, upright and without a place', async () => {
  const editor = '/mesa/vitrine/banners/natal';
  const fields = { title: 'Natal', text: 'Na praia.', search: '/imoveis/venda' };
  await member.post(editor, { ...fields, intent: 'salvar', versao: '0' });
  const page = await upload(editor, 'Enviar foto', 'banner-image-natal', 'Mar ao fim da tarde');
  const { key, width, height } = await stored();
  expect([width, height]).toEqual([800, 1200]);
  const file = await readFile(join(dataDir, 'photos', key.slice(0, 2), key, 'original.jpg'));
  expect([file.includes('Exif'), (await sharp(file).metadata()).orientation]).toEqual([false, undefined]);
  expect(page.html).toContain(`value="casa:vitrine/${key}"`);
  expect(page.html).toContain(`src="/fotos/${key}/480.jpg"`);
  expect((await site.get('/imoveis/venda')).html).not.toContain(key);
  const published = await press(page.html, 'Publicar');
  expect([published.status, /class="msg"[^>]*>([^<]*)/.exec(published.html)?.[1]]).toEqual([303, undefined]);
  const { html } = await site.get('/imoveis/venda');
  expect(html).toContain(`/fotos/${key}/720.avif 720w`);
  expect(html).toContain('alt="Mar ao fim da tarde"');
});

test('an article gets a cover and photos; each needs a description', async () => {
  const editor = '/mesa/vitrine/textos/artigo/novo-1a2b3c4d';
  const place = (field: string) => `article-${field}-novo-1a2b3c4d`;
  const fields = { title: 'Serra', slug: 'serra', lead: 'Vale.', text: 'Chegar de manhã.' };
  await member.post(editor, { ...fields, versao: '', rascunho: '0', intent: 'guardar' });
  await upload(editor, 'Enviar foto', place('photo'), 'Casa [no] *vale*');
  const bare = await press((await member.get(editor)).html, 'Pôr foto no texto');
  await send(place('text'), [['IMG_2.jpg', await phonePhoto()]]);
  const refused = await member.press((await member.follow(bare)).html, 'Usar esta foto', { alt: ' ' });
  expect([refused.status, refused.html.includes('Escreva o que a foto mostra.')]).toEqual([400, true]);
  const page = await member.follow(await member.press(refused.html, 'Usar esta foto', { alt: 'A [névoa]' }));
  const { key } = await stored();
  expect(page.html).toContain(`![A \\[névoa\\]](casa:vitrine/${key})`);
  expect(page.html).toContain('Todas as fotos têm descrição');
  const published = await press(page.html, 'Guardar rascunho', { intent: 'publicar' });
  expect(published.status).toBe(303);
  const { html } = await site.get('/revista-curate/serra');
  expect(html.match(new RegExp(`/fotos/${key}/1080.avif 800w`, 'g'))!.length).toBeGreaterThanOrEqual(2);
  expect(html).toContain('alt="A [névoa]"');
  expect(html).toContain('alt="Casa [no] *vale*"');
});

test('a campaign’s block gets one, unless it was taken away since', async () => {
  const editor = '/mesa/vitrine/campanhas/nova-1a2b3c4d';
  const page = await upload(editor, 'Enviar foto', 'campaign-b1-nova-1a2b3c4d', 'Mar');
  const { key } = await stored();
  expect(page.html).toContain(`value="casa:vitrine/${key}"`);
  const photos = await member.get('/mesa/vitrine/foto/campaign-b1-nova-1a2b3c4d');
  expect(photos.html).toContain('Está no rascunho');
  await press(page.html, 'Salvar rascunho', { intent: 'tira:1' });
  const late = await member.press(photos.html, 'Usar esta foto', { alt: 'Mar' });
  expect([late.status, late.html.includes('não tem mais foto')]).toEqual([409, true]);
});

test('what is no photo is named; a second press does no harm', async () => {
  const editor = '/mesa/vitrine/textos/pagina/nossa-historia';
  const place = 'page-text-nossa-historia';
  await press((await member.get(editor)).html, 'Guardar rascunho');
  await send(place, [
    ['nota.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['IMG_1.jpg', await phonePhoto()],
  ]);
  const page = await member.get(`/mesa/vitrine/foto/${place}`);
  expect(page.html).toContain(staffPhotoProblems.type);
  for (const time of [1, 2])
    expect([time, (await member.press(page.html, 'Usar esta foto', { alt: 'Rua' })).status]).toEqual([
      time,
      303,
    ]);
  const foto = uploadIn(page.html);
  await member.post(`/mesa/vitrine/foto/${place}`, { foto, intent: 'apagar' });
  const late = await member.press(page.html, 'Usar esta foto', { alt: 'Rua' });
  expect([late.status, late.html.includes('não está mais aqui')]).toEqual([400, true]);
});

test('strangers and other roles send nothing, and see nothing', async () => {
  const editor = '/mesa/vitrine/textos/pagina/nossa-historia';
  const place = 'page-text-nossa-historia';
  await press((await member.get(editor)).html, 'Guardar rascunho');
  const broker = await signedInMember(site, 'corretor');
  const photo: [string, Buffer] = ['IMG_1.jpg', await phonePhoto()];
  await send(place, [photo], broker);
  await send(place, [photo], { ...member, cookies: new Map() });
  await send('page-title-nossa-historia', [photo]);
  const { html } = await member.get(`/mesa/vitrine/foto/${place}`);
  expect(html).not.toContain('Usar esta foto');
  expect((await broker.get(`/mesa/vitrine/foto/${place}`)).status).toBe(404);
  const address = `/mesa/vitrine/foto/${place}/endereco`;
  expect((await broker.post(address, { foto: 'a'.repeat(32) })).status).toBe(404);
  expect((await member.post(address, { foto: 'a'.repeat(32) })).status).toBe(400);
  expect((await member.get('/mesa/vitrine/foto/page-title-x')).status).toBe(404);
});
