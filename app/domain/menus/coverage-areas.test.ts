import { describe, expect, test } from 'vitest';
import { coverageAreas } from './coverage-areas';
import { everything } from './available-links';
import { namedLocations } from '@domain/taxonomy/named-locations';

const areas = coverageAreas()!;
const entries = (area: string) =>
  areas.find(({ name }) => name === area)!.lists.flatMap((list) => list.entries);
const find = (area: string, label: string) => entries(area).find((entry) => entry.label === label)!;

describe('the coverage area', () => {
  test('has five areas, and the lists that small screens show in turn', () => {
    expect(areas.map(({ name, lists }) => [name, ...lists.map(({ title }) => title)])).toEqual([
      ['São Paulo', 'Bairro'],
      ['Rio de Janeiro', 'Bairro'],
      ['Campo', 'Cidade', 'Condomínio'],
      ['Praia', 'Cidade', 'Praia'],
      ['Internacional', 'País', 'Cidade'],
    ]);
    expect(areas.at(-1)!.lists[0]!.entries).toHaveLength(11);
  });

  test('lists its places in alphabetical order, accents aside', () => {
    for (const { lists } of areas)
      for (const list of lists) {
        const labels = list.entries.map(({ label }) => label);
        expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'pt')));
      }
    expect(entries('São Paulo')[0]!.label).toBe('Aclimação');
  });

  test('links buying and renting by name, point and radius', () => {
    expect(find('São Paulo', 'Moema')).toEqual({
      label: 'Moema',
      state: null,
      buy: '/imoveis/venda?localizacao=Moema&lat=-23.6052&lng=-46.6636&range=3',
      rent: '/imoveis/aluguel?localizacao=Moema&lat=-23.6052&lng=-46.6636&range=3',
    });
    expect(find('Praia', 'Búzios').state).toBe('RJ');
    expect(find('Praia', 'Búzios').buy).toContain('tipo-de-localizacao=Praia&localizacao=B%C3%BAzios');
    expect(find('Internacional', 'Bahamas').buy).toMatch(/range=1500$/);
  });

  test('is left out whole where its data do not parse', () => {
    expect(coverageAreas(everything, [])).toBeNull();
    expect(
      coverageAreas(everything, [{ ...namedLocations[0]!, lat: Number.NaN }, ...namedLocations.slice(1)]),
    ).toBeNull();
    expect(
      coverageAreas(
        everything,
        namedLocations.filter(({ kind }) => kind !== 'praia' && kind !== 'pais'),
      ),
    ).toBeNull();
  });
});
