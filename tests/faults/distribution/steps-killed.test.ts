import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@api/open-database';
import { addBroker, addContact } from '@tests/contacts/contacts';
import { type IsolatedStorage, isolatedStorage, testEngines } from '../../support/database';
import { makeProgram } from '../../support/program';
import { silentLogger } from '../../support/silent-logger';
import { untilDisconnected } from '../../support/until-disconnected';

/** `KILL_LOOPS=20` on each engine; each loop takes a start. */
const forTheRecord = process.env.KILL_LOOPS;
const loops = Number(forTheRecord ?? 2);
const engines = forTheRecord ? testEngines : testEngines.slice(-1);
const people = 40;
/** A Friday in São Paulo. */
const morning = '2026-11-27T08:00:00-03:00';

describe.each(engines)('a back end killed while it queues the day’s letters, on %s', (engine) => {
  let place: IsolatedStorage;
  let child: string;
  beforeAll(async () => {
    place = await isolatedStorage(engine);
    child = await makeProgram('tests/faults/distribution/steps-child.ts');
  });
  afterAll(async () => {
    await rm(path.dirname(child), { recursive: true, force: true });
    await place.remove();
  });

  /** @returns how many queries it needed; null: it was killed at its query number `killAt` */
  async function queueLetters(killAt?: number): Promise<number | null> {
    const env = { ...process.env, ...place.settings, STEPS_AT: morning, KILL_AT_QUERY: `${killAt}` };
    const running = spawn(process.execPath, [child], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    running.stdout.on('data', (chunk) => (output += chunk));
    const [code, signal] = await once(running, 'close');
    if (place.databaseUrl) await untilDisconnected(place.databaseUrl);
    expect([code, signal]).toEqual(killAt === undefined ? [0, null] : [null, 'SIGKILL']);
    return killAt === undefined ? Number(output) : null;
  }

  test(`names each step in one letter, ${loops} times`, { timeout: 120_000 + loops * 30_000 }, async () => {
    /** Queries of the one that lives: the others are killed at some spread over them. */
    let whole = 0;
    for (let loop = 0; loop <= loops; loop += 1) {
      const made = await openDatabase({ ...place, log: silentLogger });
      for (const table of ['work', 'lead', 'broker'] as const) await made.db.deleteFrom(table).execute();
      for (let n = 0; n < people; n += 1) {
        const broker = await addBroker(made.db, `b-${n}`, `b-${n}@casa.com.br`);
        for (const step of [1, 2])
          await addContact(made.db, {
            ...{ protocol: `${loop}-${n}-${step}`, broker_id: broker },
            ...{ next_step: 'Ligar', next_on: '2026-11-27' },
          });
      }
      await made.close();
      const killAt = loop === 0 ? undefined : Math.ceil((whole * (loop - 0.5)) / loops);
      whole = (await queueLetters(killAt)) ?? whole;
      await queueLetters();
      const { db, close } = await openDatabase({ ...place, log: silentLogger });
      const { rows } = await sql<{ person: string; leads: number[] }>`
          select person, details->'about'->'leads' as leads from work
          where details->>'letter' = 'contact-steps'`.execute(db);
      const leads = await db.selectFrom('lead').select('id').orderBy('id').execute();
      expect(new Set(rows.map(({ person }) => person)).size).toBe(people);
      expect(rows).toHaveLength(people);
      const named = rows.flatMap((row) => row.leads).toSorted((one, other) => one - other);
      expect(named).toEqual(leads.map(({ id }) => id));
      await close();
    }
  });
});
