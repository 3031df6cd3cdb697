import { afterAll, expect, test } from 'vitest';
import { openSite } from '../imoveis/site';
import { makeListing } from '../support/catalogue';

const inBrazil = (state: string, city: string, district: string, lat: number, lng: number) =>
  makeListing({ state, city, district, point: { lat, lng } });
const abroad = (country: string, city: string, district: string, lat: number, lng: number) =>
  makeListing({ country, state: '', city, district, point: { lat, lng } });

const site = await openSite([
  inBrazil('SP', 'São Paulo', 'Moema', -23.6, -46.66),
  inBrazil('SP', 'São Paulo', 'Jardim Europa', -23.575, -46.68),
  inBrazil('SP', 'São Paulo', 'Vila Nova Conceição', -23.59, -46.67),
  inBrazil('SP', 'Guarujá', 'Enseada', -23.985, -46.22),
  inBrazil('RJ', 'Rio de Janeiro', 'Leblon', -22.984, -43.225),
  inBrazil('BA', 'Porto Seguro', 'Trancoso', -16.59, -39.096),
  abroad('US', 'Miami', 'Brickell', 25.7617, -80.1918),
  abroad('ES', 'Madri', 'Salamanca', 40.42, -3.68),
  abroad('ES', 'Marbella', 'Nagüeles', 36.51, -4.9),
]);
afterAll(() => site.close());

const cases = [
  ['leblon rj', 'Leblon, Rio de Janeiro'],
  ['moema sp', 'Moema, São Paulo'],
  ['guaruja enseada', 'Enseada, Guarujá'],
  ['trancoso ba', 'Trancoso, Porto Seguro'],
  ['miami florida', 'Miami, Estados Unidos'],
  ['jd europa', 'Jardim Europa, São Paulo'],
  ['vl nova conceição', 'Vila Nova Conceição, São Paulo'],
  ['jardin europa', 'Jardim Europa, São Paulo'],
  ['sp', 'São Paulo'],
  ['madri espanha', 'Madri, Espanha'],
  ['nagueles mabrella', 'Nagüeles, Marbella, Espanha'],
];

test.each(cases)('%j suggests %j first', async (local, label) => {
  const { html } = await site.get(`/recursos/locais?${new URLSearchParams({ local })}`);
  expect(JSON.parse(html).places[0]?.label).toBe(label);
});

test('a state’s code suggests nothing with the letters inside a word', async () => {
  const { html } = await site.get('/recursos/locais?local=sp');
  expect(html).not.toMatch(/Espanha|Madri|Marbella/);
});

test('without scripts the same words lead to a choice of places', async () => {
  const { html, status } = await site.get('/busca?local=leblon+rj');
  expect(status).toBe(200);
  expect(html).toContain('Um lugar combina com “leblon rj”.');
});

test('places with properties are found among many that have none', async () => {
  const franca = await openSite([
    inBrazil('SP', 'Franca', 'Jardim Paulista', -20.53, -47.4),
    inBrazil('SP', 'Franca', 'Parque Progresso', -20.52, -47.41),
  ]);
  try {
    for (const [local, label] of [
      ['p', 'Parque Progresso, Franca'],
      ['paul', 'Jardim Paulista, Franca'],
    ]) {
      const { html } = await franca.get(`/recursos/locais?${new URLSearchParams({ local: local! })}`);
      const found = JSON.parse(html).places.map((place: { label: string }) => place.label);
      expect(found, local).toContain(label);
    }
  } finally {
    await franca.close();
  }
});
