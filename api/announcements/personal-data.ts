import { type Kysely, sql } from 'kysely';
import { queueErasedFiles } from '@api/leads/erased-files';
import type { AnnouncementsDatabase } from './schema';
import { maxExportedRows, type Person, type PersonalData } from '@api/platform/db/personal-data';
import { forgetPhotoLinks } from './announced-photos';
import { forgetDeclined } from './forget-declined';
import { erasePersonsDrafts, forgetDrafts, isDraftOf } from './queries/announcement-drafts';
import { ownedProperties } from './own/owners';
import { forgetOwnersPhotoLinks } from './queries/announcement-photo-links';

export const announcementPersonalData: PersonalData<AnnouncementsDatabase> = {
  export: async (db, person) => ({
    anuncios: await sent(db, person),
    rascunhosDeAnuncio: await drafts(db, person),
    imoveisCadastrados: await ownedProperties(db, person),
  }),
  /** Photos of a sent draft stay with its announcement. */
  async erase(write, person) {
    const drafts = await erasePersonsDrafts(write, person);
    if (drafts.length > 0) await queueErasedFiles(write, { drafts, protocols: [] });
    return [];
  },
  async deleteExpired(db) {
    await forgetDrafts(db);
    await forgetPhotoLinks(db);
    await forgetOwnersPhotoLinks(db);
    await forgetDeclined(db);
  },
};

const sent = (db: Kysely<AnnouncementsDatabase>, { accountId, verifiedEmails }: Person) =>
  db
    .selectFrom('announcement')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .leftJoin('property', 'property.id', 'announcement.property_id')
    .select(['lead.protocol as protocolo', 'announcement.state as situacao', 'announce as anuncio'])
    .select(['history as historia', 'property.reference as imovel'])
    .select(['announcement.created_at as enviadoEm', 'announcement.updated_at as mudadoEm'])
    .where(
      sql<boolean>`(announcement.account_id = ${accountId} or lower(lead.email) = any(${verifiedEmails}::text[]))`,
    )
    .orderBy('announcement.id', 'desc')
    .limit(maxExportedRows)
    .execute();

const drafts = (db: Kysely<AnnouncementsDatabase>, person: Person) =>
  db
    .selectFrom('announcement_draft')
    .select(['fields as campos', 'created_at as desde', 'saved_at as salvoEm'])
    .select(['sent_at as enviadoEm', 'protocol as protocolo'])
    .where(isDraftOf(person))
    .limit(maxExportedRows)
    .execute();
