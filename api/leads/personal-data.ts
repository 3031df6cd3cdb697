import { type Kysely, sql } from 'kysely';
import type { LeadsDatabase } from './schema';
import type { Deletion } from '@api/platform/db/deletion-list';
import { maxExportedRows, type PersonalData } from '@api/platform/db/personal-data';
import { subscriptionKinds } from '@domain/leads/subscription';
import { eraseStoredLeads } from './delete-leads';
import { exportedLeads } from './exported-leads';
import type { LeadDestinations } from './destinations';
import { expireLeads } from './expire-leads';
import { deleteOldLinks } from './lead-links';
import { forgetSubscriptions } from './subscriptions/forget';
import { dropOwn, eraseSubscriptions } from './subscriptions/leave';

/** Deleting an account erases only subscriptions. Other leads remain as long as the privacy notice states. */
export const leadPersonalData = (places: LeadDestinations): PersonalData<LeadsDatabase> => ({
  export: async (db, { verifiedEmails }) => ({
    assinaturas: await subscriptions(db, verifiedEmails),
    ...(await exportedLeads(db, isSentBy(verifiedEmails))),
  }),
  async erase(write, { email, verifiedEmails }) {
    if (verifiedEmails.length === 0) return dropOwn(write, email);
    const newsletters = await write
      .selectFrom('lead')
      .select(['id', 'protocol', 'idempotency_key'])
      .where(isSentBy(verifiedEmails))
      .where('kind', 'in', [...subscriptionKinds])
      .forUpdate()
      .execute();
    const gone: Deletion[] = (await eraseStoredLeads(write, newsletters)).list;
    for (const each of verifiedEmails) gone.push(...(await eraseSubscriptions(write, each, places)));
    return gone;
  },
  async deleteExpired(db) {
    await expireLeads(db);
    await deleteOldLinks(db);
    await forgetSubscriptions(db);
  },
});

const isSentBy = (emails: readonly string[]) => sql<boolean>`lower(lead.email) = any(${emails}::text[])`;

const subscriptions = (db: Kysely<LeadsDatabase>, emails: readonly string[]) =>
  db
    .selectFrom('subscription')
    .select(['kind as assinatura', 'email', 'name as nome', 'state as situacao'])
    .select(['asked_at as pedidaEm', 'confirmed_at as confirmadaEm', 'left_at as saiuEm'])
    .select(['consent_version as versaoDoConsentimento', 'consent_at as consentiuEm', 'page as pagina'])
    .select(['own as pedidaNaConta', 'created_at as desde'])
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .limit(maxExportedRows)
    .execute();
