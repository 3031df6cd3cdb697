import { type Kysely, sql } from 'kysely';
import { readSubject } from '@api/audit/record-act';
import { isOpen } from '@api/contacts/queries/parts';
import { kindNames } from '@api/leads/lead-texts';
import { emailPages } from '@api/platform/email/email-pages';
import type { EmailRenderer } from '@api/platform/email/email-renderer';
import { queueMail } from '@api/platform/email/queue-mail';
import type { Write } from '@api/platform/db/transaction';
import { counted } from '@domain/kernel/counts';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import { answeringRoles } from '@domain/staff/roles';
import { ofPerson } from './queries/of-person';
import { peopleWhoAnswer } from './queries/people';
import type { DistributionDatabase } from './schema';

export interface MovedEmails {
  /** @param act of the whole hand-over */
  'contacts-moved': { act: number; person: PersonRef };
}

type Db = Kysely<DistributionDatabase>;

export async function queueMovedEmail(
  write: Write<DistributionDatabase>,
  { act, person }: MovedEmails['contacts-moved'],
): Promise<void> {
  const email = (await peopleWhoAnswer(write)).find(({ ref }) => ref === person)?.address;
  if (email) await queueMail(write, 'contacts-moved', { email }, { act, person });
}

/** Contacts that it names to who does not read the admin. */
const maxNamed = 50;

export const movedEmail: EmailRenderer<DistributionDatabase, 'contacts-moved'> = {
  async render({ db, house: { siteUrl } }, recipient, { act, person }) {
    const contacts = await contactsOf(db, act, person);
    if (contacts.length === 0) return null;
    const isInAdmin = await readsAdmin(db, recipient);
    const url = new URL(emailPages.contacts, siteUrl);
    url.search = new URLSearchParams({ aba: 'em-conversa', atende: person }).toString();
    const count = counted(contacts.length, 'contato aberto', 'contatos abertos');
    const rest = contacts.length - maxNamed;
    return {
      subject:
        contacts.length === 1 ? 'Um contato é seu agora' : `${contacts.length} contatos são seus agora`,
      preview: `Você atende ${count} que outra pessoa atendia.`,
      heading:
        contacts.length === 1 ? 'Um contato é seu agora.' : `${contacts.length} contatos são seus agora.`,
      paragraphs: [
        `Você atende ${count} que outra pessoa atendia. Quem já conversava com a casa espera por você.`,
      ],
      ...(isInAdmin
        ? { action: { label: 'Ver os contatos', url: url.href } }
        : { facts: contacts.slice(0, maxNamed).map(factOf) }),
      notes: !isInAdmin && rest > 0 ? [`E mais ${rest}: peça os demais à equipe.`] : [],
      reason: 'Você recebe este e-mail porque atende contatos, e a equipe passou estes a você.',
    };
  },
};

/** Those of the act that are still open and theirs. */
async function contactsOf(db: Db, act: number, person: PersonRef) {
  const acts = await db.selectFrom('audit_log').select('subject').where('batch', '=', act).execute();
  const ids = acts.map(({ subject }) => Number(readSubject(subject).id));
  return db
    .selectFrom('lead')
    .select(['protocol', 'kind', 'name', 'email', 'whatsapp'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where(isOpen)
    .where(ofPerson('lead', person))
    .orderBy('id')
    .execute();
}

const readsAdmin = async (db: Db, email: string): Promise<boolean> =>
  (await db
    .selectFrom('staff_member')
    .select('id')
    .where('email', '=', email)
    .where('role', 'in', [...answeringRoles])
    .executeTakeFirst()) !== undefined;

const factOf = ({ protocol, kind, name, email, whatsapp }: Awaited<ReturnType<typeof contactsOf>>[number]) =>
  [`${kindNames[kind]}, ${protocol}`, [name, whatsapp, email].filter(Boolean).join(', ')] as const;
