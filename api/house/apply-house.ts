import { clock } from '@domain/clock';
import { registerStored } from '@api/photos/register';
import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@api/db/schema';
import { keptHouse } from '@api/repositories/house';
import { writeMarks } from './house-marks';
import { syncLocations } from '@api/catalogue/locations';
import { writeHouseBrokers } from './house-brokers';
import { changesBetween, type HouseChange } from './house-changes';
import { type House, picturesOf } from './house';
import type { PicturedHouse } from './house-pictures';

/** The number of our lock among the database's: one house is applied at a time. */
const houseLock = 20_261_123;

/**
 * Makes this the house, or with null takes it away, in one transaction. One that differs in nothing from the kept one
 * writes nothing but pictures that went missing.
 * @returns what has changed, or with `dryRun` would
 * @throws BrokerTakenError where a broker's slug is somebody else's
 */
export async function applyHouse(
  db: Kysely<Database>,
  given: PicturedHouse | null,
  { dryRun = false } = {},
): Promise<HouseChange[]> {
  return db
    .transaction()
    .execute(async (write) => {
      await sql`set local statement_timeout = 0`.execute(write);
      await sql`select pg_advisory_xact_lock(${houseLock})`.execute(write);
      const before = (await keptHouse(write))?.content ?? null;
      const house = given && changesBetween(null, given.house).length > 0 ? given.house : null;
      const changes = changesBetween(before, house);
      if (changes.length > 0) {
        await writeHouseBrokers(write, house?.brokers ?? []);
        await keep(write, house);
        if (await writeMarks(write, house)) await syncLocations(write);
      }
      if (given) await registerPhotos(write, given);
      if (dryRun) throw new DryRun(changes);
      return changes;
    })
    .catch((error: unknown) => {
      if (error instanceof DryRun) return error.changes;
      throw error;
    });
}

/** Ends the transaction of a dry run, which has done all that a real one does. */
class DryRun extends Error {
  constructor(readonly changes: HouseChange[]) {
    super();
  }
}

async function keep(write: Transaction<Database>, house: House | null): Promise<void> {
  if (!house) {
    await write.deleteFrom('house').execute();
    return;
  }
  const content = JSON.stringify(house);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const row = { version, content, photos: picturesOf(house), applied_at: clock.now() };
  await write
    .insertInto('house')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Pictures at web addresses wait for the photo worker; those that came as files are here already. */
async function registerPhotos(write: Transaction<Database>, { house, files }: PicturedHouse): Promise<void> {
  for (const url of picturesOf(house)) {
    const photo = files.get(url);
    if (photo) await registerStored(write, url, photo);
    else
      await write
        .insertInto('photo')
        .values({ url, next_attempt_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}
