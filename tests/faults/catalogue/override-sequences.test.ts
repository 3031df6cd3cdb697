import { afterAll, beforeAll, it } from 'vitest';
import { expectSequences } from '../../catalogue/expect-sequences';
import { openTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** `SEQUENCE_PARTS=20` for a record. Parts, because the limit of a test is too short for all at once. */
const parts = Array.from({ length: Number(process.env.SEQUENCE_PARTS ?? 5) }, (_, part) => part + 1);

it.each(parts)('people see what loads and edits say, over 10 random sequences, %i', () =>
  expectSequences(database, 10),
);
