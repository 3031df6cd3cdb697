import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stepsJob } from '@api/distribution/steps-job';
import { sql } from 'kysely';
import { addMember } from '../staff/member';
import { allEmails } from '../support/emails';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addBroker, emptyDistribution, movableClock, sendContact } from './distributing';

let opened: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let tomas: number;
beforeAll(async () => void (opened = await openTestDatabase()));
afterAll(() => opened.close());
beforeEach(async () => {
  // A Friday in São Paulo.
  clock = movableClock('2026-11-27T08:00:00-03:00');
  tomas = await addBroker(opened.db, 'tomas');
});
afterEach(async () => {
  clock.restore();
  await emptyDistribution(opened.db);
});

const refuseSteps = sql`details->>'letter' is distinct from 'contact-steps'`;

type Columns = Partial<{
  broker_id: number | null;
  member_id: number;
  next_on: string;
  next_step: string | null;
  state: 'ganho';
}>;
async function contactWith(columns: Columns, name = 'Rafael Monteiro'): Promise<number> {
  const id = await sendContact(opened.db, { name });
  await opened.db
    .updateTable('lead')
    .set({ broker_id: tomas, next_on: '2026-11-27', next_step: 'Ligar', ...columns })
    .where('id', '=', id)
    .execute();
  return id;
}
const runSteps = () => stepsJob({ db: opened.db }).run({} as never, new AbortController().signal);
const letters = async () => (await allEmails(opened.db)).filter(({ letter }) => letter === 'contact-steps');
/** [recipient, subject] of the letters of a run. */
const lettersOfRun = async () => {
  await runSteps();
  return (await letters()).map(({ to, subject }) => [to, subject]);
};
const toTomas = (count: number) => [
  'tomas@casa.com.br',
  `Hoje: ${count === 1 ? '1 próximo passo' : `${count} próximos passos`}`,
];

describe('the day’s letter', () => {
  test('goes at 8:00', () => {
    expect(stepsJob({ db: opened.db }).clock).toEqual({ dailyAt: '08:00' });
  });

  test('names the due steps of a person’s open contacts, each once', async () => {
    await contactWith({ next_step: 'Combinar a visita' });
    await contactWith({ next_on: '2026-11-25', next_step: null }, 'Lia Campos');
    await contactWith({ next_on: '2026-11-28' }, 'Depois');
    await contactWith({ state: 'ganho' }, 'Fechado');
    await contactWith({ broker_id: null }, 'De ninguém');
    expect(await runSteps()).toEqual({ count: 1 });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect([letter!.to, letter!.subject]).toEqual(toTomas(2));
    expect(letter!.text).toContain('Desde quarta, 25/11: Retomar o contato. Lia Campos.');
    expect(letter!.text).toContain('Hoje: Combinar a visita. Rafael Monteiro.');
    expect(letter!.text).not.toMatch(/Depois|Fechado|De ninguém/);
    expect(await runSteps()).toBeNull();
    clock.set('2026-11-28T08:00:00-03:00');
    expect(await lettersOfRun()).toEqual([toTomas(1)]);
  });

  test('names a step again that was moved to another day', async () => {
    const lead = await contactWith({});
    expect(await lettersOfRun()).toEqual([toTomas(1)]);
    await opened.db.updateTable('lead').set({ next_on: '2026-11-28' }).where('id', '=', lead).execute();
    expect(await lettersOfRun()).toEqual([]);
    clock.set('2026-11-28T08:00:00-03:00');
    expect(await lettersOfRun()).toEqual([toTomas(1)]);
  });

  test('leaves out what is done or passed on before it goes', async () => {
    const done = await contactWith({});
    await runSteps();
    await opened.db.updateTable('lead').set({ next_on: null }).where('id', '=', done).execute();
    expect(await letters()).toEqual([]);
  });

  test('waits for Monday on a Sunday, and for a working day on a holiday', async () => {
    await contactWith({ next_on: '2026-11-29' });
    await contactWith({ next_on: '2026-12-25' });
    clock.set('2026-11-29T08:00:00-03:00');
    expect(await lettersOfRun()).toEqual([]);
    clock.set('2026-11-30T08:00:00-03:00');
    expect(await lettersOfRun()).toEqual([toTomas(1)]);
    clock.set('2026-12-25T08:00:00-03:00');
    expect(await lettersOfRun()).toEqual([]);
    clock.set('2026-12-26T08:00:00-03:00');
    expect(await lettersOfRun()).toEqual([toTomas(1)]);
  });

  test('keeps the steps of an absence for the first letter after it', async () => {
    const ana = await addBroker(opened.db, 'ana');
    await opened.db
      .insertInto('absence')
      .values({ broker_id: tomas, from_day: '2026-11-26', until_day: '2026-11-28' })
      .execute();
    await contactWith({});
    await contactWith({ broker_id: ana });
    expect(await lettersOfRun()).toEqual([['ana@casa.com.br', 'Hoje: 1 próximo passo']]);
    clock.set('2026-11-30T08:00:00-03:00');
    expect(await lettersOfRun()).toEqual([toTomas(1)]);
  });

  test('is one for a broker who is a member, and leads members to the admin', async () => {
    const member = await addMember(opened.db, 'corretor', 'tomas@casa.com.br');
    await contactWith({});
    await contactWith({ broker_id: null, member_id: member.id });
    await runSteps();
    const [letter, ...others] = await letters();
    expect([letter!.to, letter!.subject, others]).toEqual([...toTomas(2), []]);
    expect(letter!.text).toContain('https://bossa.example/mesa');
  });

  test('goes to nobody without an address', async () => {
    await opened.db.updateTable('broker').set({ email: 'tomas@corretor.example' }).execute();
    const lead = await contactWith({});
    expect(await lettersOfRun()).toEqual([]);
    const { reminded_on: named } = await opened.db
      .selectFrom('lead')
      .select('reminded_on')
      .where('id', '=', lead)
      .executeTakeFirstOrThrow();
    expect(named).toBeNull();
  });

  test('is queued with its marks, or not at all', async () => {
    await contactWith({});
    await opened.db.schema.alterTable('work').addCheckConstraint('no_steps', refuseSteps).execute();
    try {
      await expect(runSteps()).rejects.toThrow(/no_steps/);
    } finally {
      await opened.db.schema.alterTable('work').dropConstraint('no_steps').execute();
    }
    expect(await lettersOfRun()).toEqual([toTomas(1)]);
  });

  test('is one for two instances at once', async () => {
    await contactWith({});
    await contactWith({});
    await Promise.all([runSteps(), runSteps(), runSteps()]);
    expect((await letters()).map(({ subject }) => subject)).toEqual(['Hoje: 2 próximos passos']);
  });
});
