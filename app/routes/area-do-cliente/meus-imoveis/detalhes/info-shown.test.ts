import { expect, test } from 'vitest';
import type { ReportInfo, Valuation } from '~/domain/owner-report';
import { infoShown } from './info-shown';

const now = new Date('2026-11-22T15:00:00Z');
const nowhere = { country: 'Brasil', state: 'RJ', city: 'Búzios', district: 'Ferradura', complement: null };
const info = (given: Partial<ReportInfo> = {}): ReportInfo => ({
  ...{
    id: 7,
    photo: null,
    title: 'Casa com piscina',
    typology: 'casa',
    link: '/usado/casa',
    codigo: '17954',
  },
  ...{ condominium: null, iptu: null, iptuPeriod: null, avm: null, isExclusive: false, onlyYouUntil: null },
  ...{ isActive: true, days: 101, left: null, created: null, updated: null },
  ...{ sale: { amount: 7_900_000 }, rent: null, periodRent: null, currency: 'BRL' },
  address: { street: null, number: null, zipcode: null, ...nowhere },
  ...given,
});
const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const rows = (given: Partial<ReportInfo>) =>
  Object.fromEntries(infoShown(info(given), now).rows.map(({ name, value }) => [name, plain(value)]));

test('shows a row for each known fact and none for unknown ones', () => {
  expect(rows({})).toEqual({
    ...{
      Bairro: 'Ferradura',
      Cidade: 'Búzios, RJ',
      Tipo: 'Casa',
      Negociação: 'Venda',
      Preço: 'R$ 7.900.000',
    },
  });
  expect(
    rows({
      address: {
        street: 'Rua dos Cajueiros',
        number: '85',
        ...nowhere,
        complement: 'casa 2',
        zipcode: '28950000',
      },
      rent: { amount: 20_000 },
      condominium: 1_200,
      iptu: 900,
      iptuPeriod: 'Mensal',
      isExclusive: true,
      created: '2026-08-01T02:59:00Z',
      updated: '2026-11-20T12:00:00Z',
    }),
  ).toEqual({
    Endereço: 'Rua dos Cajueiros, 85, casa 2',
    Bairro: 'Ferradura',
    Cidade: 'Búzios, RJ',
    CEP: '28950-000',
    Tipo: 'Casa',
    Negociação: 'Venda e Aluguel',
    Preço: 'R$ 7.900.000',
    Aluguel: 'R$ 20.000 por mês',
    Condomínio: 'R$ 1.200',
    IPTU: 'R$ 900 por mês',
    Exclusividade: 'Sim',
    'Publicado em': '31/07/2026',
    'Atualizado em': '20/11/2026',
  });
});

test.each<[Partial<ReportInfo>, string, string | undefined]>([
  [{ sale: { amount: null } }, 'Preço', 'Sob consulta'],
  [{ sale: null, rent: { amount: null } }, 'Aluguel', 'Sob consulta'],
  [{ sale: null }, 'Preço', undefined],
  [{ iptu: 900, iptuPeriod: 'Anual' }, 'IPTU', 'R$ 900 por ano'],
  [{ iptu: 900, iptuPeriod: null }, 'IPTU', 'R$ 900'],
  [{ iptu: 900, iptuPeriod: 'constructor' }, 'IPTU', 'R$ 900'],
  [{ iptu: null, iptuPeriod: 'Isento' }, 'IPTU', 'Isento'],
  [{ condominium: 0 }, 'Condomínio', 'R$ 0'],
  [{ address: { ...info().address, zipcode: '1000-001' } }, 'CEP', '1000-001'],
])('%j: %s is %s', (given, name, value) => {
  expect(rows(given)[name]).toBe(value);
});

test('a home that left has a report and no page', () => {
  const gone = infoShown(info({ isActive: false, left: '2026-07-03T12:00:00Z' }), now);
  expect([gone.page, gone.isActive, gone.state]).toEqual([null, false, 'Fora do ar desde 03/07/2026']);
  const untold = infoShown(info({ isActive: null, days: null }), now);
  expect([untold.page, untold.isActive, untold.state]).toEqual(['/usado/casa', true, 'No ar']);
});

const valuation = (given: Partial<Valuation>): Valuation => ({
  ...{ isPending: false, value: null, range: null, at: null, ...given },
});
const range = { low: 7_200_000, high: 8_100_000 };
test.each<[string, Partial<Valuation>, string, string | null]>([
  [
    'a value alone',
    { value: 7_650_000 },
    'R$ 7,65 mi, estimativa, pode variar',
    'Não é laudo. Lida em 22/11/2026.',
  ],
  [
    'a value of a day',
    { value: 7_650_000, at: '2026-11-02T12:00:00Z' },
    'R$ 7,65 mi, estimativa, pode variar',
    'Não é laudo. Lida em 02/11/2026.',
  ],
  [
    'a range',
    { value: 7_650_000, range, at: '2026-11-02T12:00:00Z' },
    'R$ 7,2 mi a R$ 8,1 mi',
    'O meio da faixa é R$ 7,65 mi. Estimativa, pode variar, lida em 02/11/2026.',
  ],
  ['a range alone', { range }, 'R$ 7,2 mi a R$ 8,1 mi', 'Estimativa, pode variar.'],
  ['one that is being made', { isPending: true }, 'Em cálculo', null],
  ['none', {}, 'Indisponível no momento', null],
])('a valuation: %s', (_, given, text, note) => {
  const { valuations } = infoShown(info({ avm: { sell: valuation(given), rent: null } }), now);
  expect(valuations.map((each) => [each.name, plain(each.text), each.note && plain(each.note)])).toEqual([
    ['Venda', text, note],
  ]);
});

test('without a valuation there is no such part', () => {
  expect(infoShown(info(), now).valuations).toEqual([]);
});

test('exclusivity is told with its last day', () => {
  expect(infoShown(info({ onlyYouUntil: '2099-01-31' }), now).onlyYouUntil).toBe('31/01/2099');
});
