import { inTransaction, type Write } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { noDeletionList, openDeletionList } from '@api/platform/db/deletion-list';
import type { LeadsDatabase } from './schema';
import type { LeadDelivery } from './schema-leads';
import type { LeadExtension } from './lead-extension';
import { accountByEmail } from '@api/accounts/queries/accounts';
import { completingKey } from '@domain/leads/completing-lead';
import { eraseSubscriptions } from './subscriptions/leave';
import { eraseStoredLeads } from './delete-leads';
import { deleteErasedFiles, queueErasedFiles } from './erased-files';
import { keyOfFile, outboxFilesWith } from './outbox-files';
import type { LeadDestinations } from './destinations';
import { isOfPerson, type LeadPerson } from './lead-person';

export interface Erasure {
  /** Protocols of the erased leads. */
  leads: string[];
  letters: number;
  files: string[];
  /** Destinations that received a lead, or may have received it. The operator must erase it there. */
  told: Pick<LeadDelivery, 'place' | 'address'>[];
  /** Only the owner of an account deletes it. */
  hasAccount: boolean;
}

/** More than this process needs to delete the files. */
const ownSeconds = 60;

export interface ErasingOptions extends Pick<LeadExtension, 'eraseDrafts' | 'deletePhotos'> {
  /** null: none; the job of the erased files deletes them where there is one. */
  dataDir: string | null;
  /** Notified of ended subscriptions. */
  places: LeadDestinations;
  /** In the transaction that erases. */
  beside?(write: Write<LeadsDatabase>, erased: Omit<Erasure, 'files'>): Promise<void>;
}

/** `eraseLeads` with its options; `beside` runs in its transaction. */
export type EraseLeads = (
  db: Kysely<LeadsDatabase>,
  person: LeadPerson,
  beside?: ErasingOptions['beside'],
) => Promise<Erasure>;

/**
 * Erases leads and their jobs; of an e-mail also subscriptions, drafts and files with it. The webhook is notified of the
 * leads that it has. Rows go in one transaction, files after it: a process killed before its commit erases nothing, one
 * killed later all.
 */
export async function eraseLeads(
  db: Kysely<LeadsDatabase>,
  person: LeadPerson,
  { dataDir, deletePhotos, beside, ...options }: ErasingOptions,
): Promise<Erasure> {
  const account = person.email === null ? undefined : await accountByEmail(db, person.email);
  const hasAccount = account !== undefined;
  const files = person.email === null || dataDir === null ? [] : await outboxFilesWith(dataDir, person.email);
  const { gone, erased } = await inTransaction(db, async (write) => {
    const own = write.selectFrom('lead').select(['id', 'protocol', 'idempotency_key']);
    const leads = await own.where(isOfPerson(person)).forUpdate().execute();
    const { received, list } = await eraseStoredLeads(write, leads);
    const byEmail = await eraseByEmail(write, person.email, { hasAccount, ...options });
    const others = new Set([
      // The second step may still be in an outbox.
      ...leads.map(({ idempotency_key: key }) => completingKey(key)),
      ...files.flatMap((file) => keyOfFile(file) ?? []),
    ]);
    await (dataDir === null ? noDeletionList : openDeletionList(dataDir)).note([
      ...list,
      ...[...others].map((key) => ({ what: 'lead-erased' as const, key })),
      ...byEmail.subscriptions,
    ]);
    const protocols = leads.map(({ protocol }) => protocol);
    const gone = {
      ...(person.email !== null && { address: person.email }),
      drafts: byEmail.drafts,
      protocols,
    };
    await queueErasedFiles(write, gone, ownSeconds);
    const erased = { leads: protocols, letters: byEmail.emails, told: placesIn(received), hasAccount };
    await beside?.(write, erased);
    return { gone, erased };
  });
  if (dataDir !== null) await deleteErasedFiles(db, dataDir, gone, { deletePhotos });
  return { ...erased, files };
}

async function eraseByEmail(
  write: Write<LeadsDatabase>,
  email: string | null,
  {
    hasAccount,
    eraseDrafts,
    places,
  }: Pick<ErasingOptions, 'eraseDrafts' | 'places'> & { hasAccount: boolean },
) {
  if (email === null) return { drafts: [], subscriptions: [], emails: 0 };
  const drafts = await eraseDrafts(write, email);
  const subscriptions = await eraseSubscriptions(write, email, places);
  // An account keeps its other e-mails.
  const deletedEmails = write.deleteFrom('work').where('person', '=', email);
  const { numDeletedRows } = await (
    hasAccount
      ? deletedEmails.where(sql`details->>'letter'`, 'in', ['lead-received', 'subscription'])
      : deletedEmails
  ).executeTakeFirst();
  return { drafts, subscriptions, emails: Number(numDeletedRows) };
}

const placesIn = (deliveries: readonly LeadDelivery[]) => [
  ...new Map(deliveries.map(({ place, address }) => [`${place} ${address}`, { place, address }])).values(),
];
