import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Work } from '@api/db/schema-work';
import { deliveryOf, noteDelivery } from '@api/leads/deliveries';
import type { WorkKind } from '@api/work/work-kind';
import type { LetterSettings } from './letter';
import { letterHouse } from './letter-house';
import { lettersWithLink } from './letter-details';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import { bulkMailWork, mailWork, type QueuedLetter } from './queue-mail';
import type { MailTransport } from './transport';
import { writeLetter } from './write-letter';

export interface PostOffice {
  db: Kysely<Database>;
  transport: MailTransport;
  house: LetterSettings;
}

/** Letters, written when they are sent. While the mail server is away all of them wait, for as long as it takes. */
export const mailKind = (office: PostOffice): WorkKind => ({
  name: mailWork,
  atOnce: 4,
  perMinute: 120,
  ...post(office),
});

/** The same of letters that come in floods: beside the others, so that these never wait for them. */
export const bulkMailKind = (office: PostOffice, perMinute: number): WorkKind => ({
  name: bulkMailWork,
  atOnce: 2,
  perMinute,
  ...post(office),
});

function post({
  db,
  transport,
  house: settings,
}: PostOffice): Omit<WorkKind, 'name' | 'atOnce' | 'perMinute'> {
  return {
    // Longer than `sendDeadlineMs` (smtp-transport.ts).
    claimSeconds: 180,
    about: (work) => ({ letter: (work.details as QueuedLetter).letter, delivery: deliveryOf(work) }),
    ended: noteDelivery,
    async run(work, signal) {
      const queued = work.details as QueuedLetter;
      const to = queued.to ?? work.person!;
      const house = await letterHouse(db, settings);
      const letter = (await isOvertaken(db, work)) ? null : await writeLetter({ db, house }, to, queued);
      if (!letter) return null;
      const { subject, replyTo, unsubscribe } = letter;
      const [html, text] = [letterHtml(letter, house), letterText(letter, house)];
      const message = {
        id: work.id,
        letter: queued.letter,
        from: house.name,
        to,
        replyTo,
        unsubscribe,
        subject,
        html,
        text,
      };
      return transport.send(message, signal);
    },
  };
}

/** Whether a letter's link is void before it is sent, since the same letter was queued again. */
async function isOvertaken(db: Kysely<Database>, { id, person, details }: Work): Promise<boolean> {
  const { letter } = details as QueuedLetter;
  if (!lettersWithLink.includes(letter)) return false;
  const newer = await db
    .selectFrom('work')
    .select('id')
    .where('kind', '=', mailWork)
    .where('person', '=', person)
    .where(sql`details->>'letter'`, '=', letter)
    .where('id', '>', id)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return newer !== undefined;
}
