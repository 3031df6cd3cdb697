import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeArticle } from '@api/brokerage/articles';
import { brokerageFile } from '@api/brokerage/brokerage-file';
import { lockOrBegin, saveChange } from '@api/brokerage/save-brokerage';
import { inTransaction } from '@api/platform/db/transaction';
import { openSite } from '../imoveis/site';
import { storePhotos } from '../support/stored-photos';
import { openInstances } from './instances';

const [before, day, hour] = ['2027-03-09', '2027-03-10', '2027-03-10T08:00'];
const stepMs = 5_000;
const words = { lead: 'Uma abertura.', text: 'Um texto.' };

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('house_article').execute();
  const of = (name: string, period: object) => ({
    list: { title: `Lista que ${name}`, slug: name, search: '/imoveis/venda', ...period },
    banner: { title: `Banner que ${name}`, text: 'Um texto.', search: '/imoveis/venda', ...period },
    slide: {
      ...{ title: `Foto que ${name}`, search: '/imoveis/venda', photo: `https://fotos.example/${name}.jpg` },
      ...{ alt: 'Uma casa', ...period },
    },
  });
  const [ends, begins] = [of('termina', { until: before }), of('entra', { from: day })];
  const file = brokerageFile.parse({
    lists: [ends.list, begins.list],
    banners: [ends.banner, begins.banner],
    slides: [ends.slide, begins.slide],
    pages: {
      'a-bossa-nova': { title: 'Texto que termina', ...words, until: hour },
      'termos-de-responsabilidade': { title: 'Texto que entra', ...words, from: hour },
    },
  });
  await inTransaction(site.db, async (write) => {
    await saveChange(write, await lockOrBegin(write), file);
    for (const [slug, period] of Object.entries({ termina: { until: hour }, entra: { from: hour } }))
      await writeArticle(write, null, { slug, title: `Artigo que ${slug}`, ...words, ...period });
  });
  await storePhotos(
    site.db,
    ['termina', 'entra'].map((name) => `https://fotos.example/${name}.jpg`),
  );
});

/** Addresses of what ends and of what begins, and the text that they show. */
type Row = readonly [ending: string, beginning: string, text: string];
const days: readonly Row[] = [
  ['/imoveis?curadoria=termina', '/imoveis?curadoria=entra', 'Lista'],
  ['/imoveis/venda', '/imoveis/venda', 'Banner'],
  ['/', '/', 'Foto'],
];
const texts: readonly Row[] = [
  ['/sobre-nos/a-bossa-nova', '/termos-de-responsabilidade', 'Texto'],
  ['/revista-curate/termina', '/revista-curate/entra', 'Artigo'],
];

/** @param moment of São Paulo; no job reports it */
async function follows(rows: readonly Row[], moment: string) {
  const start = new Date(`${moment}-03:00`).getTime() - stepMs;
  const { instances, pass, close } = await openInstances(site, new Date(start));
  const read = () =>
    Promise.all(
      instances.flatMap(({ get }) =>
        rows.map(async ([ending, beginning, text]) => [
          (await get(ending)).html.includes(`${text} que termina`),
          (await get(beginning)).html.includes(`${text} que entra`),
        ]),
      ),
    );
  const all = (state: boolean[]) => Array(2 * rows.length).fill(state);
  try {
    // Pages are stored before.
    expect([await read(), await read()]).toEqual([all([true, false]), all([true, false])]);
    pass(stepMs);
    // Visitors come each 5 s; the last ones 30 s after the moment.
    for (let ms = 0; ms < 30_000; ms += stepMs) {
      await read();
      pass(stepMs);
    }
    expect(await read()).toEqual(all([false, true]));
  } finally {
    await close();
  }
}

test('lists, banners and photos of a day change on two instances within 30 s', () =>
  follows(days, `${day}T00:00:00`));

test('texts of an hour change on two instances within 30 s', () => follows(texts, `${hour}:00`));
