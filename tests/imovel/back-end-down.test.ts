import { afterAll, beforeAll, expect, test } from 'vitest';
import { anchors, heading, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { makeListing } from '../support/catalogue';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite(
    ['VISTO', 'NUNCA'].map((reference) =>
      makeListing({ reference, title: `Apartamento ${reference.toLowerCase()}` }),
    ),
  );
});
afterAll(() => site.close());

const pathOf = (reference: string) =>
  `/usado/venda/sao-paulo/moema/apartamento-${reference.toLowerCase()}/${site.ids.get(reference)}`;

test('a property seen before is shown from memory, with a message', async () => {
  await site.get(pathOf('VISTO'));
  const { status, html } = await site.whileDown(() => site.get(pathOf('VISTO')));
  expect([status, heading(html)]).toEqual([200, 'Apartamento visto']);
  expect(text(html)).toContain('Tivemos um problema ao buscar o imóvel');
});

test('a property not seen before answers 503 with ways on', async () => {
  const { status, html, headers } = await site.whileDown(() => site.get(pathOf('NUNCA')));
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('no-store');
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(anchors(content).map(({ href }) => href)).toEqual([pathOf('NUNCA'), '/', '/imoveis']);
});

test('the page of a removed property answers 410', async () => {
  const { status } = await site.whileDown(() => site.get('/imovel-indisponivel/usado/venda/1'));
  expect(status).toBe(410);
});
