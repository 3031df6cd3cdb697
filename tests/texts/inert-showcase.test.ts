import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyBrokerage, lockOrBegin, saveChange } from '@api/brokerage/save-brokerage';
import { inTransaction } from '@api/platform/db/transaction';
import { openSite } from '../imoveis/site';
import { hostileMarkup, shapeOf } from '../support/hostile-markup';
import { makeListing } from '../support/catalogue';
import { storePhotos } from '../support/stored-photos';
import { until } from '../support/until';

/** Slides and lists that the home page shows: with stored photos, each list another one. */
const perPage = 3;
const photo = 'https://fotos.example/a.jpg';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite(Array.from({ length: 8 }, () => makeListing()));
  await storePhotos(site.db, [photo]);
});
afterAll(() => site.close());

async function show(texts: readonly string[], mark: string): Promise<string> {
  const line = (text: string, max: number) => text.replaceAll('\n', ' ').slice(0, max);
  const items = texts.map((text, index) => ({
    ...{ slug: `parte-${index}`, title: line(text, 80), search: '/imoveis/venda' },
  }));
  const [title = '', lead = '', announce = ''] = texts;
  await inTransaction(site.db, async (write) => {
    await saveChange(write, await lockOrBegin(write), {
      ...emptyBrokerage,
      slides: items.map((item, index) => {
        const text = line(texts[index]!, 120);
        return { ...item, subtitle: text, photo, alt: `${text} ${mark}` };
      }),
      lists: items.map((item, index) => ({ ...item, text: `${line(texts[index]!, 280)} ${mark}` })),
      texts: {
        motto: mark,
        home: {
          ...{ title: line(title, 60), lead: line(lead, 160), announce: line(announce, 60) },
        },
      },
    });
  });
  return until(async () => {
    const { status, html } = await site.get('/');
    // In the footer, in each photo and in each list.
    expect([status, html.split(mark).length > 2 * perPage]).toEqual([200, true]);
    return html;
  });
}

test('mark-up in texts of the home page is inert', async () => {
  const plain = Array.from({ length: perPage }, (_, index) => `texto ${index}`);
  const html = await show(plain, 'comum');
  // As title and text of a photo and of a list.
  for (const text of plain) expect(html.split(text).length).toBeGreaterThan(4);
  const usual = shapeOf(html);
  for (let from = 0; from < hostileMarkup.length; from += perPage) {
    // The last page has as many.
    const texts = hostileMarkup.slice(Math.min(from, hostileMarkup.length - perPage)).slice(0, perPage);
    expect([from, shapeOf(await show(texts, `lote ${from}`))]).toEqual([from, usual]);
  }
}, 120_000);
