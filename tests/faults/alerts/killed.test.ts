import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyChanges } from '@api/saved-searches/alerts/alerts-job';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { openDatabase } from '@api/open-database';
import { makeListing } from '../../support/catalogue';
import { type IsolatedStorage, isolatedStorage, testEngines } from '../../support/database';
import { allEmails } from '@tests/support/emails';
import { makeProgram } from '../../support/program';
import { silentLogger } from '../../support/silent-logger';
import { untilDisconnected } from '../../support/until-disconnected';
import { aPerson, aSearch, at } from '@tests/alerts/alert-fixture';

/** Thirty were run for the record, on each engine (docs/decisions/0064-alerts.md); each takes a start. */
const forTheRecord = process.env.KILL_LOOPS;
const loops = Number(forTheRecord ?? 2);
const engines = forTheRecord ? testEngines : testEngines.slice(-1);
const people = 40;

describe.each(engines)('a back end that is killed while it tells, on %s', (engine) => {
  let place: IsolatedStorage;
  let child: string;
  beforeAll(async () => {
    place = await isolatedStorage(engine);
    child = await makeProgram('tests/faults/alerts/tell-child.ts');
  });
  afterAll(async () => {
    await rm(path.dirname(child), { recursive: true, force: true });
    await place.remove();
  });

  /** @returns how many queries it needed; null: it was killed at its query number `killAt` */
  const tell = async (moment: Date, killAt?: number): Promise<number | null> => {
    const env = {
      ...process.env,
      ...place.settings,
      TELL_AT: moment.toISOString(),
      KILL_AT_QUERY: `${killAt}`,
    };
    const running = spawn(process.execPath, [child], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    running.stdout.on('data', (chunk) => (output += chunk));
    const [code, signal] = await once(running, 'close');
    if (place.databaseUrl) await untilDisconnected(place.databaseUrl);
    expect([code, signal]).toEqual(killAt === undefined ? [0, null] : [null, 'SIGKILL']);
    return killAt === undefined ? Number(output) : null;
  };

  test(
    `writes everybody exactly one letter of each thing, ${loops} times`,
    { timeout: 60_000 + loops * 20_000 },
    async () => {
      let between = 0;
      /** Queries of the one that was let live: the others are killed at some spread over them. */
      let whole = 0;
      for (let loop = 0; loop <= loops; loop += 1) {
        const made = await openDatabase({ ...place, log: silentLogger });
        const apply = (count: number) =>
          applyCatalogue(made.db, {
            source: `s${loop}`,
            feed: 'a',
            listings: Array.from({ length: count }, (_, n) => makeListing({ reference: `L${n}` })),
          });
        await sql`delete from account`.execute(made.db);
        await apply(1);
        for (let n = 0; n < people; n++) await aSearch(made.db, (await aPerson(made.db)).id);
        await apply(11);
        await made.close();

        const killAt = loop === 0 ? undefined : Math.ceil((whole * (loop - 0.5)) / loops);
        whole = (await tell(at('monday', '08:00'), killAt)) ?? whole;

        const { db, close } = await openDatabase({ ...place, log: silentLogger });
        const marked = await db.selectFrom('alert_letter').select('id').execute();
        const queued = await db.selectFrom('work').select('id').where('kind', '=', 'bulk-mail').execute();
        expect(queued).toHaveLength(marked.length);
        if (marked.length > 0 && marked.length < people) between += 1;
        await notifyChanges(db, at('monday', '08:01'));
        const emails = await allEmails(db);
        expect(new Set(emails.map(({ to }) => to)).size).toBe(people);
        expect(emails).toHaveLength(people);
        for (const { text } of emails) expect(text.match(/Por quê: /g)).toHaveLength(10);
        await close();
      }
      if (forTheRecord)
        process.stdout.write(
          `${engine}: ${loops} killed, ${between} of them between two letters, one letter each\n`,
        );
    },
  );
});
