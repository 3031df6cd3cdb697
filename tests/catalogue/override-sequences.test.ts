import { afterAll, beforeAll, it } from 'vitest';
import { expectSequences } from './expect-sequences';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('people see what loads and edits say, over 5 random sequences', () => expectSequences(database, 5));
