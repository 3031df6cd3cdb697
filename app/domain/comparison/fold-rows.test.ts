import { expect, test } from 'vitest';
import { foldRows, maxDifferences } from './fold-rows';
import { type Row, type RowGroup, type RowKind, rowOf } from './rows';

const differing = (label: string, more: Partial<Row> = {}): Row => ({
  ...rowOf(label, [{ text: '1' }, { text: '2' }]),
  ...more,
});
const equal = (label: string): Row => rowOf(label, [{ text: '1' }, { text: '1' }]);
const group = (kind: RowKind, ...rows: Row[]): RowGroup => ({ kind, rows });
const named = (kind: RowKind, count: number) =>
  group(kind, ...Array.from({ length: count }, (_, index) => differing(`${kind} ${index + 1}`)));
const labels = (rows: readonly Row[]) => rows.map(({ label }) => label);

test('shows the rows that differ, money first, and folds the others', () => {
  const { differences, rest } = foldRows([
    group('money', differing('Preço'), equal('Condomínio')),
    group('size', equal('Suítes'), differing('Vagas')),
  ]);
  expect(labels(differences)).toEqual(['Preço', 'Vagas']);
  expect(labels(rest)).toEqual(['Condomínio', 'Suítes']);
});

test('of too many keeps money and reactions, and the order of the groups', () => {
  const groups = [named('money', 5), named('size', 5), named('facts', 4), named('features', 9)];
  const { differences, rest } = foldRows([...groups, named('reactions', 2)]);
  expect(differences).toHaveLength(maxDifferences);
  expect(labels(differences)).toEqual([
    ...['money 1', 'money 2', 'money 3', 'money 4', 'money 5'],
    ...['size 1', 'size 2', 'size 3', 'size 4', 'size 5'],
    ...['reactions 1', 'reactions 2'],
  ]);
  expect(rest).toHaveLength(13);
});

test('a detail is folded although it differs', () => {
  const { differences, rest } = foldRows([
    group('money', differing('Parcela', { isDetail: true }), differing('Total')),
  ]);
  expect([labels(differences), labels(rest)]).toEqual([['Total'], ['Parcela']]);
});

test('equal properties have no differences', () => {
  expect(foldRows([group('size', equal('Suítes'))])).toMatchObject({ differences: [], rest: [{}] });
});
