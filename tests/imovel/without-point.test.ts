import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeListing } from '../support/catalogue';
import { openSite } from '../imoveis/site';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  const inTown = { city: 'Santa Luzia', state: 'PB', point: null, displayAddress: 'neighborhood' as const };
  site = await openSite([
    makeListing({ ...inTown, reference: 'PB1', district: 'Centro', title: 'Casa na praça' }),
    makeListing({ ...inTown, reference: 'PB2', district: 'Antônio Bento', title: 'Casa no alto' }),
    makeListing({ ...inTown, reference: 'MG1', state: 'MG', district: 'Centro', title: 'Casa mineira' }),
  ]);
});
afterAll(() => site.close());

it('shows district and town of a property without a point, with links', async () => {
  const { html } = await site.get(`/usado/venda/santa-luzia/centro/casa-na-praca/${site.ids.get('PB1')}`);
  expect(html).toContain('No bairro Centro, Santa Luzia');
  expect(html).not.toContain('openstreetmap');
  expect(html).toContain('href="/imoveis/venda/centro-santa-luzia-pb"');
  expect(html).toContain('href="/imoveis/venda/santa-luzia-pb"');
});

it('lists a district without a point by its slug, without a radius', async () => {
  const district = await site.get('/imoveis/venda/centro-santa-luzia-pb');
  expect(district.html).toContain('Imóveis à venda em Centro, Santa Luzia, PB');
  expect(district.html).toContain('Casa na praça');
  expect(district.html).not.toContain('Casa no alto');
  expect(district.html).not.toContain('Casa mineira');
  expect(district.html).not.toContain('name="raio"');
  const town = await site.get('/imoveis/venda/santa-luzia-pb');
  expect(town.html).toContain('name="raio"');
  expect(town.html).toContain('Casa no alto');
  expect(town.html).not.toContain('Casa mineira');
});
