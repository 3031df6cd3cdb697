import { describe, expect, it } from 'vitest';
import { editDistance, rankSuggestions } from './suggestions';

/** A place called as its label's first part. */
const place = (value: string, ...districts: string[]) => ({
  value,
  localizacao: value.split(', ')[0]!,
  districts,
});
const values = (text: string, ...places: ReturnType<typeof place>[]) =>
  rankSuggestions(text, places).map(({ value }) => value);

describe('what was typed suggests', () => {
  it.each([
    {
      title: 'those that start with it before those that hold it, the shortest way from it first',
      text: 'jar',
      places: ['Vila Jardim', 'Jardins', 'Jardim Europa'],
      expected: ['Jardins', 'Jardim Europa', 'Vila Jardim'],
    },
    {
      title: 'of those that only hold it the nearest by letters',
      text: 'alto',
      places: ['Pico do Alto', 'O Alto', 'Rio Alto'],
      expected: ['O Alto', 'Rio Alto', 'Pico do Alto'],
    },
    {
      title: 'alphabetically where nothing else decides',
      text: 'praia',
      places: ['Praia B', 'Praia Á', 'Praia C'],
      expected: ['Praia Á', 'Praia B', 'Praia C'],
    },
    {
      title: 'whatever the case and the accents',
      text: 'SAO',
      places: ['São Paulo'],
      expected: ['São Paulo'],
    },
    { title: 'three at most', text: 'a', places: ['A1', 'A2', 'A3', 'A4'], expected: ['A1', 'A2', 'A3'] },
    { title: 'no label twice', text: 'moema', places: ['Moema', 'Moema', 'MOEMA'], expected: ['Moema'] },
    { title: 'nothing for nothing', text: '  ', places: ['Moema'], expected: [] },
    { title: 'nothing where nothing matches', text: 'xyz', places: ['Moema'], expected: [] },
  ])('$title', ({ text, places, expected }) => {
    expect(values(text, ...places.map((value) => place(value)))).toEqual(expected);
  });

  it.each([
    {
      title: 'of those that start alike the one with the most homes',
      text: 'barra',
      homes: { 'Barra do Una, São Sebastião': 3, 'Barra da Tijuca, Rio de Janeiro': 60, 'Barra Mansa': 1 },
      expected: ['Barra da Tijuca, Rio de Janeiro', 'Barra do Una, São Sebastião', 'Barra Mansa'],
    },
    {
      title: 'a place that is called just so before a fuller one that starts so',
      text: 'itu',
      homes: { Itupeva: 90, Itu: 4 },
      expected: ['Itu', 'Itupeva'],
    },
    {
      title: 'no fuller one that merely holds it before one that starts with it',
      text: 'jardim',
      homes: { 'Vila Jardim': 500, 'Jardim Guedala': 2, 'Jardim Europa': 40 },
      expected: ['Jardim Europa', 'Jardim Guedala', 'Vila Jardim'],
    },
  ])('$title', ({ text, homes, expected }) => {
    const places = Object.entries(homes).map(([value, own]) => ({ ...place(value), own }));
    expect(rankSuggestions(text, places).map(({ value }) => value)).toEqual(expected);
  });

  it('a place once, in whatever order its label names its parts', () => {
    const beach = {
      value: 'Ilhabela, Praia Mansa',
      localizacao: 'Praia Mansa',
      districts: [],
      slug: 'praia-mansa',
    };
    const found = rankSuggestions('praia mansa', [place('Praia Mansa, Ilhabela'), beach]);
    expect(found).toEqual([beach]);
  });

  it('a place that starts with it before a fuller one of which a related district does', () => {
    const town = { ...place('São Sebastião', 'Praia da Baleia'), own: 90 };
    const beach = { ...place('Praia Mansa, Ilhabela'), own: 2 };
    expect(rankSuggestions('praia', [town, beach])).toEqual([beach, town]);
  });

  it('a place by its related districts', () => {
    expect(values('itaim', place('Zona Sul', 'Itaim Bibi'), place('Moema'))).toEqual(['Zona Sul']);
  });
});

it.each([
  ['', '', 0],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['sorocaba', 'sorocabba', 1],
])('from %j to %j it is %d letters', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});
