import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '@api/db/schema';
import { silentLogger } from './silent-logger';
import type { Message } from '@api/mail/transport';
import { bulkMailKind, mailKind } from '@api/mail/mail-kind';
import { mailKinds } from '@api/mail/queue-mail';
import { startWork } from '@api/work/worker';
import { demoOffices } from '@domain/firm';
import { until } from './until';

export const testHouse = { siteUrl: 'https://bossa.example', office: demoOffices[0]! };
/** In ms: a test does not wait as an operator's mail server is let wait. */
export const shortPauses = { idle: 10, away: 10, longestAway: 40, finish: 500 };

/** Sends what the queue holds, by the real worker but to this test alone, and gives the letters to one person. */
export const lettersTo = async (db: Kysely<Database>, email: string): Promise<Message[]> =>
  (await allLetters(db)).filter(({ to }) => to === email);

/** The same to all. */
export async function allLetters(db: Kysely<Database>): Promise<Message[]> {
  const sent: Message[] = [];
  const transport = {
    async send(message: Message) {
      sent.push(message);
      return {};
    },
  };
  const office = { db, transport, house: testHouse };
  const kinds = [mailKind(office), bulkMailKind(office, 6_000)];
  const worker = startWork({ db, kinds, log: silentLogger, pauses: shortPauses });
  await until(async () => {
    const waiting = db
      .selectFrom('work')
      .select('id')
      .where('kind', 'in', [...mailKinds])
      .where('failed_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
  });
  await worker.stop();
  return sent;
}

/** The newest letter of one kind: different kinds go in no certain order. */
export async function letterTo(db: Kysely<Database>, email: string, letter: string): Promise<Message> {
  const found = (await lettersTo(db, email)).filter((each) => each.letter === letter).at(-1);
  if (!found) throw new Error(`no letter ${letter} was sent`);
  return found;
}

/** The one-time token of a letter's link. */
export function tokenIn({ text }: Message): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`no token in: ${text}`);
  return token;
}
