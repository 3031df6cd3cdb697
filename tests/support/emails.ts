import { openPostOffice } from '@api/post-office';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '@api/database';
import { silentLogger } from './silent-logger';
import type { Message } from '@api/platform/email/transport';
import { bulkMailJob, mailJob } from '@api/platform/email/mail-job';
import { mailJobNames } from '@api/platform/email/queue-mail';
import { startJobs } from '@api/platform/jobs/worker';
import { demoOffices } from '@domain/brokerage/brokerage';
import { until } from './until';

export const testBrokerage = { siteUrl: 'https://bossa.example', office: demoOffices[0]! };
/** In ms: a test does not wait as an operator's mail server is let wait. */
export const shortPauses = { idle: 10, away: 10, longestAway: 40, finish: 500 };

/** Sends what the queue holds, by the real worker but to this test alone, and gives the letters to one person. */
export const emailsTo = async (db: Kysely<Database>, email: string): Promise<Message[]> =>
  (await allEmails(db)).filter(({ to }) => to === email);

/** The same to all. */
export async function allEmails(db: Kysely<Database>): Promise<Message[]> {
  const sent: Message[] = [];
  const transport = {
    async send(message: Message) {
      sent.push(message);
      return {};
    },
  };
  const office = openPostOffice({ db, transport, settings: testBrokerage });
  const kinds = [mailJob(office), bulkMailJob(office, 6_000)];
  const worker = startJobs({ db, kinds, log: silentLogger, pauses: shortPauses });
  await until(async () => {
    const waiting = db
      .selectFrom('work')
      .select('id')
      .where('kind', 'in', [...mailJobNames])
      .where('failed_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
  });
  await worker.stop();
  return sent;
}

/** The newest letter of one kind: different kinds go in no certain order. */
export async function emailTo(db: Kysely<Database>, email: string, emailKind: string): Promise<Message> {
  const found = (await emailsTo(db, email)).filter((each) => each.letter === emailKind).at(-1);
  if (!found) throw new Error(`no letter ${emailKind} was sent`);
  return found;
}

/** The one-time token of a letter's link. */
export function tokenIn({ text }: Message): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`no token in: ${text}`);
  return token;
}
