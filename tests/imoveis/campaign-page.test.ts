import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeCampaign } from '@api/campaigns/stored-campaign';
import { operator } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { type CampaignBlock, campaignContent } from '@domain/campaigns/campaign-content';
import { activeParts, hostileMarkup } from '../support/hostile-markup';
import { makeListing } from '../support/catalogue';
import { openSite } from './site';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite(
    ['CASA-1', 'CASA-2'].map((reference) => makeListing({ reference, title: `Casa ${reference} na areia` })),
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('campaign').execute();
});

const publish = (blocks: readonly CampaignBlock[], more: object = {}) =>
  inTransaction(site.db, (write) =>
    writeCampaign(write, operator, null, campaignContent.parse({ slug: 'lp-verao', blocks, ...more })),
  );
const opening: CampaignBlock[] = [
  { kind: 'text', title: 'Este verão, na praia', text: 'Com a **chave** na mão.' },
  { kind: 'photo', photo: 'https://fotos.example/praia.jpg', alt: 'Praia de manhã' },
];
const page = async (path = '/imoveis?lp=lp-verao') => {
  const { html } = await site.get(path);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '');
};

test('a campaign page is above the list where /lp-… leads', async () => {
  await publish([
    ...opening,
    { kind: 'properties', codes: ['CASA-2'] },
    { kind: 'quote', text: 'Abri as torneiras.', author: 'Rafael' },
    { kind: 'contact' },
  ]);
  const { headers } = await site.get('/lp-verao', { redirect: 'manual' });
  expect(headers.get('location')).toBe('/imoveis?lp=lp-verao');
  const html = await page();
  const order = [
    'Este verão',
    '<strong>chave',
    'CASA-2 na areia',
    '“Abri',
    'Falar com um',
    'barra',
    'h2 data-total',
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('href="/sobre-nos/contato?lp=lp-verao"');
  expect((await site.get('/imoveis?lp=lp-verao')).html).toContain('<title>Este verão, na praia');
});

test('without a campaign page the list is as it was', async () => {
  expect(await page('/imoveis?lp=lp-outra')).not.toContain('class="lp"');
  await publish(opening, { until: '2020-01-01T00:00' });
  expect(await page()).not.toContain('class="lp"');
});

test('who has searched sees the list first', async () => {
  await publish(opening);
  expect(await page('/imoveis/venda?tipo-de-localizacao=Praia&lp=lp-verao')).toContain('class="lp"');
  expect(await page('/imoveis/venda/3-quartos?lp=lp-verao')).not.toContain('class="lp"');
  expect(await page('/imoveis?lp=lp-verao&pagina=2')).not.toContain('class="lp"');
});

test('a back end without the call, or without an answer, has the list alone', async () => {
  await publish(opening);
  expect(await site.without(['campaigns/'], () => page())).not.toContain('class="lp"');
  const html = await site.failing(['campaigns/'], () => page());
  expect(html).toContain('data-total');
  expect(html).not.toContain('class="lp"');
});

const elements = new Set(
  'div section p h1 h2 h3 ul ol li hr figure blockquote figcaption strong em a br picture source img'.split(
    ' ',
  ),
);
test('mark-up in any field is inert', async () => {
  const perPage = 10;
  for (let at = 0; at < hostileMarkup.length; at += perPage) {
    await site.db.deleteFrom('campaign').execute();
    const blocks = hostileMarkup.slice(at, at + perPage).map((text, index): CampaignBlock => {
      if (index % 4 === 0) return { kind: 'quote', text, author: text.slice(0, 120) };
      if (index % 4 === 1) return { ...opening[1]!, alt: text.slice(0, 200) } as CampaignBlock;
      return { kind: 'text', title: text.slice(0, 120), text };
    });
    await publish(blocks);
    const html = await page();
    const own = html.slice(html.indexOf('<div class="lp">'), html.indexOf('<section class="barra"'));
    expect(activeParts(own, elements)).toEqual([]);
  }
});
