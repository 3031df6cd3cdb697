import { expect } from 'vitest';
import { announcedSource } from '@api/catalogue/source-name';
import { exitCodes } from '@api/ops/exit-codes';
import { announcementByProtocol } from '@api/announcements/queries/announcements';
import type { Engine } from '@api/platform/db/engine';
import { runCommand } from '../catalogue/run-command';
import { foundReferences, testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase } from '../support/database';
import { emailsTo } from '../support/emails';
import { announcementsCommand } from '../support/commands';

export const email = 'clara@exemplo.com.br';

export type Brokerage = Awaited<ReturnType<typeof openBrokerage>>;

/** The back end with one listing, and what the house does with announcements. */
export async function openBrokerage(engine: Engine) {
  const database = await openTestDatabase(engine);
  const { db } = database;
  const { app, client } = testApi(database);
  await fillCatalogue(db, [makeListing({ reference: 'T-1' })]);
  const run = (...args: string[]) =>
    runCommand(db, announcementsCommand(args), { dataDir: database.dataDir, photosStore: null });
  const done = async (...args: string[]) => {
    const { code, said: output } = await run(...args);
    expect([code, output]).toEqual([exitCodes.done, output]);
    return output;
  };
  const stored = async (protocol: string) => (await announcementByProtocol(db, protocol))!;
  const subjects = async () => (await emailsTo(db, email)).map(({ subject }) => subject);
  const onOffer = () => foundReferences(client, {});
  const properties = () =>
    db
      .selectFrom('property')
      .innerJoin('source', 'source.id', 'source_id')
      .selectAll('property')
      .where('source.name', '=', announcedSource)
      .orderBy('property.id', 'desc')
      .execute();

  return {
    db,
    app,
    client,
    run,
    /** The same, and it was done; gives what was said. */
    done,
    stored,
    /** The letters to the owner. */
    letters: () => emailsTo(db, email),
    subjects,
    onOffer,
    /** The listings made of announcements, the newest first. */
    properties,
    async clear() {
      const tables = ['work', 'lead', 'attempt', 'account', 'owner_invitation', 'property_owner'] as const;
      for (const table of tables) await db.deleteFrom(table).execute();
    },
    close: () => database.close(),
  };
}
