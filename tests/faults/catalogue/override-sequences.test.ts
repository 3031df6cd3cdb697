import { afterAll, beforeAll, it } from 'vitest';
import { expectSequences } from '../../catalogue/expect-sequences';
import { openTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** 200 in all: the limit of a test is too short for them at once. */
const parts = Array.from({ length: 20 }, (_, part) => part + 1);

it.each(parts)('people see what loads and edits say, over 10 random sequences, %i', () =>
  expectSequences(database, 10),
);
