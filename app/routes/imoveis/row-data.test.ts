import { describe, expect, test } from 'vitest';
import type { ListedProperty } from '~/domain/property';
import { rowData } from './row-data';

const now = new Date('2026-11-24T12:00:00Z');
const asListed = {
  moeda: 'BRL',
  valorCondominio: 3850,
  valorIptu: 37_200,
  tipoIptu: 'Anual',
  corretor: { slug: 'caio-prado', name: 'Caio Prado', creci: '118.204-F', phone: null, avatar: null },
  criadoEm: '2026-11-12T15:00:00Z',
} as ListedProperty;
const row = (change: Partial<ListedProperty>) => rowData({ ...asListed, ...change }, now);

describe('a row of the list view', () => {
  test('shows monthly costs, the broker and the announcement date', () => {
    expect(row({})).toEqual({
      costs: [
        { label: 'Condomínio', value: 'R$ 3.850 por mês' },
        { label: 'IPTU', value: 'R$ 3.100 por mês' },
      ],
      broker: { name: 'Caio Prado', creci: 'CRECI 118.204-F' },
      announced: { day: '12/11', year: '/2026', running: true },
    });
  });

  test('says what there is none of, and nothing of what nobody has told', () => {
    expect(row({ valorCondominio: 0, tipoIptu: 'Isento' }).costs).toEqual([
      { label: 'Condomínio', value: 'não há' },
      { label: 'IPTU', value: 'isento' },
    ]);
    expect(row({ valorCondominio: null, tipoIptu: null, corretor: null, criadoEm: null })).toEqual({
      costs: [],
    });
  });

  test('keeps the year of another year, by the house’s clock', () => {
    expect(row({ criadoEm: '2026-01-01T01:00:00Z' }).announced).toEqual({
      day: '31/12',
      year: '/2025',
      running: false,
    });
  });
});
