import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Account } from '@api/db/schema-accounts';
import type { House, Letter } from '@api/mail/letter';
import { letterPages } from '@api/mail/letter-pages';
import { wantsNoInvitation } from '@api/owners/invited';
import { accountEmail } from '@api/repositories/accounts';
import { type Announcement, ownerEmail } from '@api/repositories/announcements';
import { productById, urlsOf } from '@api/repositories/products';
import { newsOf } from '@domain/announcement/news';
import type { AnnouncementNews } from '@domain/announcement/states';
import { kindText } from '@domain/announcement/summary';

interface Desk {
  db: Kysely<Database>;
  house: House;
}

/** What has become of an announcement, to its owner; an act that was overtaken is told all the same: each has its letter. */
export async function announcementNewsLetter(
  desk: Desk,
  {
    announcement,
    what,
    account,
  }: { announcement: Announcement; what: AnnouncementNews; account: Account | null },
): Promise<Letter> {
  const { heading, text } = newsOf(what, announcement.history);
  const reason = announcement.history.findLast((event) => event.what === what)?.reason;
  const invitation = what === 'aceito' ? await invitationOf(desk, announcement, account) : null;
  return {
    subject: `${heading.replace(/\.$/, '')}, ${announcement.protocol}`,
    preview: text,
    heading,
    paragraphs: [text, ...(invitation ? [invitation.text] : [])],
    facts: [
      ['Referência', announcement.protocol],
      ['Imóvel', kindText(announcement.announce)],
    ],
    quote: reason,
    action: invitation?.action ?? (await actionOf(desk, announcement, what)),
    notes: what === 'recusado' ? ['Mudou algo? Você pode anunciar outra vez, ou falar com a gente.'] : [],
    reason: 'Você recebe este e-mail porque um imóvel foi anunciado pelo site com este endereço.',
  };
}

/** Asks who has no proven account for one: the report of the home is told to that e-mail alone. */
async function invitationOf(
  { db, house: { siteUrl } }: Desk,
  announcement: Announcement,
  account: Account | null,
) {
  const email = accountEmail(announcement.email);
  const isAnothers = (await ownerEmail(db, announcement)) !== email;
  if (account?.verified_at || isAnothers) return null;
  if (account)
    return {
      text: 'Para ver os números do anúncio em “Meus imóveis”, confirme o e-mail da sua conta.',
      action: { label: 'Confirmar meu e-mail', url: siteUrl + letterPages.profile },
    };
  if (await wantsNoInvitation(db, email)) return null;
  return {
    text: 'Para ver os números do anúncio em “Meus imóveis”, crie uma conta com exatamente este e-mail, e confirme-o.',
    action: { label: 'Criar minha conta', url: siteUrl + letterPages.register },
  };
}

async function actionOf(
  { db, house: { siteUrl } }: Desk,
  { property_id }: Announcement,
  what: AnnouncementNews,
) {
  if (what === 'recusado') return { label: 'Falar com a casa', url: siteUrl + letterPages.contact };
  const home = what === 'no ar' && property_id !== null ? await productById(db, property_id) : undefined;
  const { sell, rent } = home ? urlsOf(home) : {};
  const path = sell ?? rent;
  if (home && path) return { label: 'Ver o anúncio', url: `${siteUrl}/${path}/${home.id}` };
  return { label: 'Acompanhar', url: siteUrl + letterPages.myProducts };
}
