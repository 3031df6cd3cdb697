import { isOf } from '@api/repositories/announcements';
import { type Mine, most } from './export-part';

/** What is kept of a customer who announces a home: what was sent, with what became of it, and what was begun. */
export const announcementsIn = async (mine: Mine) => ({
  anuncios: await sent(mine),
  rascunhosDeAnuncio: await drafts(mine),
});

const sent = ({ db, id }: Mine) =>
  db
    .selectFrom('announcement')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .leftJoin('property', 'property.id', 'announcement.property_id')
    .select(['lead.protocol as protocolo', 'announcement.state as situacao', 'announce as anuncio'])
    .select(['history as historia', 'property.reference as imovel'])
    .select(['announcement.created_at as enviadoEm', 'announcement.updated_at as mudadoEm'])
    .where(isOf(id))
    .orderBy('announcement.id', 'desc')
    .limit(most)
    .execute();

const drafts = ({ db, id }: Mine) =>
  db
    .selectFrom('announcement_draft')
    .select(['fields as campos', 'created_at as desde', 'saved_at as salvoEm'])
    .select(['sent_at as enviadoEm', 'protocol as protocolo'])
    .where('account_id', '=', id)
    .limit(most)
    .execute();
