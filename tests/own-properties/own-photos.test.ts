import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeOwnPhotos } from '@api/announcements/announced-photos';
import { sweepPhotos } from '@api/platform/photos/uploaded-files';
import { staffPhotoProblems } from '@domain/announcement/photos';
import { clock } from '@domain/kernel/clock';
import { photoForm } from '../announcements/photo-owner';
import { signedInMember } from '../mesa/admin-visitor';
import { staffTables } from '../staff/staff-api';
import { openOwnSite, type OwnSite, ownTyping, phonePhoto } from './own-site';

let site: OwnSite;
let member: Awaited<ReturnType<typeof signedInMember>>;
let own: ReturnType<typeof ownTyping>;
beforeAll(async () => {
  site = await openOwnSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('announcement_draft').execute();
  await site.db.deleteFrom('property').execute();
  for (const table of staffTables) await site.db.deleteFrom(table).execute();
  member = await signedInMember(site, 'vitrine');
  own = ownTyping(member);
});

type Sender = Pick<typeof member, 'cookies'>;
const numberOf = (draft: string) => Number(draft.split('/').at(-1));
const send = (draft: string, files: [string, Buffer][], { cookies }: Sender = member) =>
  site.get(`/mesa/fotos/proprio-${numberOf(draft)}`, {
    ...{ method: 'POST', body: photoForm(...files) },
    headers: { cookie: [...cookies].map((each) => each.join('=')).join('; ') },
  });
const page = async (draft: string) => (await member.get(`${draft}/fotos`)).html;
const names = (html: string) => [...html.matchAll(/<p class="nome">([^<]*)</g)].map(([, name]) => name);
const ids = (html: string) => [...new Set([...html.matchAll(/foto=([0-9a-f]{32})/g)].map(([, id]) => id!))];
const act = (draft: string, foto: string, intent: string, legenda = '') =>
  member.post(`${draft}/fotos`, { foto, intent, legenda });

test('photos of a phone are upright, and have no place', async () => {
  const draft = await own.typed();
  const sent = await send(draft, [['IMG_1.jpg', await phonePhoto()]]);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${draft}/fotos`]);
  const [id] = ids(await page(draft));
  const store = site.context.draftPhotos;
  const bytes = await store.picture(`mesa proprio-${numberOf(draft)}`, id!, 'whole');
  const { width, height, exif, orientation } = await sharp(bytes!).metadata();
  expect({ isUpright: height > width, exif, orientation }).toEqual({ isUpright: true });
  expect(await page(draft)).toContain('accept="image/jpeg');
});

test('order, cover and captions; what is left out is apart, and comes back', async () => {
  const draft = await own.typed();
  const photo = await phonePhoto();
  await send(
    draft,
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name): [string, Buffer] => [name, photo]),
  );
  const [a, b, c] = ids(await page(draft)) as [string, string, string];
  await act(draft, c, 'capa');
  await act(draft, b, 'antes');
  await act(draft, a, 'legenda', '<i>Sala</i>');
  expect(names(await page(draft))).toEqual(['c.jpg', 'b.jpg', 'a.jpg']);
  expect(await page(draft)).toContain('value="&lt;i&gt;Sala&lt;/i&gt;"');
  await act(draft, c, 'tirar');
  expect(ids(await page(draft))).toContain(c);
  await act(draft, c, 'de-fora');
  const html = await page(draft);
  expect(html).toContain('2 fotos no anúncio');
  expect(html.indexOf('c.jpg')).toBeGreaterThan(html.indexOf('Fora do anúncio'));
  await act(draft, c, 'de-volta');
  expect(names(await page(draft))).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
  await act(draft, c, 'de-fora');
  await act(draft, c, 'tirar');
  expect(ids(await page(draft))).toEqual([b, a]);
});

test('what is no photo is named apart, and harms no other', async () => {
  const draft = await own.typed();
  await send(draft, [
    ['nota.pdf', Buffer.from('%PDF-1.7')],
    ['a.jpg', await phonePhoto()],
  ]);
  const html = await page(draft);
  expect(html).toContain('1 foto no anúncio');
  expect(html.indexOf(staffPhotoProblems.type)).toBeGreaterThan(html.indexOf('Não entraram'));
});

test('is taken from no other role, and to no other draft', async () => {
  const draft = await own.typed();
  const stranger = await signedInMember(site, 'corretor');
  const photo: [string, Buffer] = ['a.jpg', await phonePhoto()];
  await send(draft, [photo], stranger);
  await send('/mesa/imoveis/novo/99999', [photo]);
  expect(ids(await page(draft))).toEqual([]);
});

test('is published in its order, and stays while it can be edited', async () => {
  const draft = await own.typed();
  const [one, two] = [await phonePhoto('#c72'), await phonePhoto('#27c')];
  await send(draft, [
    ['a.jpg', one],
    ['b.jpg', two],
  ]);
  const [a, b] = ids(await page(draft)) as [string, string];
  await act(draft, b, 'capa');
  await act(draft, b, 'legenda', 'Fachada');
  await own.press(draft, 'Publicar no site');
  const { photos } = await site.db.selectFrom('property').select('photos').executeTakeFirstOrThrow();
  const number = numberOf(draft);
  expect(photos).toMatchObject([
    { url: `proprio:${number}/${b}`, alt: 'Fachada' },
    { url: `proprio:${number}/${a}`, alt: 'Casa de frente para o mar' },
  ]);
  const later = clock.nowMs() + 90 * 24 * 3600_000;
  const used: string[] = [];
  await sweepPhotos(site.dataDir, async ({ protocol }) => used.push(protocol) > 0, later);
  expect(used).toEqual([`PROPRIO-${number}`]);
  expect(ids(await page(draft))).toEqual([b, a]);
  await act(draft, a, 'de-fora');
  await own.press(draft, 'Publicar mudanças');
  const after = await site.db.selectFrom('property').select('photos').executeTakeFirstOrThrow();
  expect(after.photos.map(({ url }) => url)).toEqual([`proprio:${number}/${b}`]);
});

test('a machine without photos has none to publish', async () => {
  expect(await storeOwnPhotos(site.dataDir, { writeOriginal: async () => undefined } as never, 99_999)).toBe(
    undefined,
  );
});
