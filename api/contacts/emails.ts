import type { Kysely } from 'kysely';
import type { LeadExtension } from '@api/leads/lead-extension';
import { leadEmail } from '@api/leads/lead-emails';
import { leadFacts } from '@api/leads/lead-facts';
import type { EmailRenderers } from '@api/platform/email/email-renderer';
import { unprocessable } from '@api/platform/http/errors';
import { queueMail } from '@api/platform/email/queue-mail';
import { email as emailAddress } from '@domain/validation/email';
import type { ContactsDatabase } from './schema';

interface Passing {
  lead: number;
  /** Who passed it on. */
  by: number;
  /** Of lead_note; null: without a message. */
  note: number | null;
}
interface ContactEmails {
  'contact-passed': Passing;
}
declare module '@api/platform/email/email-renderer' {
  interface EmailDetails extends ContactEmails {}
}

/** Brokers need no access to the admin: the contact reaches them by e-mail. */
export async function notifyBroker(
  db: Kysely<ContactsDatabase>,
  broker: number,
  passing: Passing,
): Promise<void> {
  const address = await addressOf(db, broker);
  // RFC 2606: such addresses receive no mail. The demo's brokers have them.
  if (address.endsWith('.example')) return;
  await queueMail(db, 'contact-passed', { email: address }, passing);
}

/** @throws 422: a contact that is passed on would reach nobody */
async function addressOf(db: Kysely<ContactsDatabase>, broker: number): Promise<string> {
  const row = await db.selectFrom('broker').select('email').where('id', '=', broker).executeTakeFirst();
  const address = emailAddress.safeParse(row?.email ?? '');
  if (address.success) return address.data;
  throw unprocessable({
    responsible: ['Este corretor não tem e-mail: o contato não chegaria a ele. Escolha outra pessoa.'],
  });
}

export const contactEmails = ({
  announceOf,
}: Pick<LeadExtension, 'announceOf'>): EmailRenderers<ContactsDatabase, keyof ContactEmails> => ({
  'contact-passed': {
    async render({ db, house: brokerage }, recipient, { lead, by, note }) {
      const { siteUrl } = brokerage;
      const facts =
        (await isStillTheirs(db, lead, recipient)) &&
        (await leadFacts(db, lead, { siteUrl, announceOf, reader: 'team' }));
      if (!facts) return null;
      const usual = leadEmail(facts, 'broker', brokerage);
      const { name } = (await nameOf(db, by)) ?? {};
      const message = note === null ? undefined : await noteText(db, note);
      const address = facts.lead.email;
      return {
        ...usual,
        heading: 'Um contato para você.',
        paragraphs: [
          `${name ?? 'A equipe'} passou este contato a você.`,
          ...(message ? [`Recado: ${message}`] : []),
        ],
        facts: usual.facts?.filter(([, value]) => value !== ''),
        notes: address ? usual.notes : [],
        replyTo: address || undefined,
        reason: 'Você recebe este e-mail porque a equipe passou este contato a você.',
      };
    },
  },
});

/** It may have been passed on again, or the passing undone, since the e-mail was queued. */
async function isStillTheirs(
  db: Kysely<ContactsDatabase>,
  lead: number,
  recipient: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('lead')
    .innerJoin('broker', 'broker.id', 'lead.broker_id')
    .select('broker.email')
    .where('lead.id', '=', lead)
    .executeTakeFirst();
  return row?.email?.trim().toLowerCase() === recipient;
}

const nameOf = (db: Kysely<ContactsDatabase>, member: number) =>
  db.selectFrom('staff_member').select('name').where('id', '=', member).executeTakeFirst();

async function noteText(db: Kysely<ContactsDatabase>, id: number): Promise<string | undefined> {
  return (await db.selectFrom('lead_note').select('text').where('id', '=', id).executeTakeFirst())?.text;
}
