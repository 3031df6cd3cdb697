import { expect, test } from 'vitest';
import { distinctQueries, plainQueries } from './distinct-queries';

test('queries are in one line, without comments and repeats', () => {
  expect(plainQueries(['select 1 -- one\n  from t', 'select 1\nfrom t'])).toEqual(['select 1 from t']);
});

test('keeps the shortest queries that use all names of a kind', () => {
  const start = 'insert into "lead" ("idempotency_key", "protocol", "kind", "name") values';
  const queries = [
    `${start} ($1), ($2)`,
    `${start} ($1)`,
    `${start} ($1) returning id`,
    'select id from lead',
  ];
  expect(distinctQueries(queries)).toEqual([
    `${start} ($1)`,
    `${start} ($1) returning id`,
    'select id from lead',
  ]);
});
