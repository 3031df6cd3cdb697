import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyHouse } from '../support/brokerage';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { fillCatalogue, makeListing } from '../support/catalogue';

const heading = 'Por que gosto deste apartamento';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
  await applyHouse(site.db, {
    house: readBrokerageFile(`brokers:
  - { name: Ana Reis, creci: 12.345-F }
notes:
  - { code: ap 01, text: De manhã a rua cheira a pão. }
  - { code: AP-04, text: Ninguém assina esta. }
`).said,
    files: new Map(),
  });
  const ana = { brokerSlug: 'ana-reis' };
  const ids = await fillCatalogue(site.db, [
    makeListing({ ...ana, reference: 'AP-01', title: 'Com nota da casa', brokerNote: 'A da fonte.' }),
    makeListing({ ...ana, reference: 'AP-02', title: 'Com nota da fonte', brokerNote: 'A luz vem da rua.' }),
    makeListing({ ...ana, reference: 'AP-03', title: 'Sem nota' }),
    makeListing({ reference: 'AP-04', title: 'Sem consultor' }),
  ]);
  for (const [reference, id] of ids) site.ids.set(reference, id);
});
afterAll(() => site.close());

const see = async (reference: string) => {
  const { headers } = await site.get(`/usado/venda/${site.ids.get(reference)}`);
  const { status, html } = await site.get(headers.get('location')!);
  expect(status).toBe(200);
  return text(html);
};

it.each([
  ['AP-01', 'the house says', 'De manhã a rua cheira a pão.'],
  ['AP-02', 'its source says', 'A luz vem da rua.'],
])('the page of %s shows what %s, signed by its broker with the CRECI', async (reference, _, note) => {
  expect(await see(reference)).toMatch(
    new RegExp(
      `${heading}${note.replaceAll('.', '\\.')}ARAna ReisConsultora, CRECI 12\\.345-FVisitar com Ana`,
    ),
  );
});

it.each([
  ['AP-03', 'of which nobody says anything'],
  ['AP-04', 'which has no broker who could sign'],
])('the page of %s, %s, has no such heading', async (reference) => {
  expect(await see(reference)).not.toContain(heading);
});
