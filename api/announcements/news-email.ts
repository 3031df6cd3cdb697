import type { Kysely } from 'kysely';
import type { AnnouncementsDatabase } from './schema';
import type { Account } from '@api/accounts/schema-accounts';
import type { EmailBrokerage, Email } from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';
import { wantsNoInvitation } from '@api/owners/invited';
import { accountEmail } from '@api/accounts/queries/accounts';
import { type Announcement, ownerEmail } from './queries/announcements';
import { anyPropertyById } from '@api/properties/queries/properties';
import { shownProperty } from '@api/leads/lead-emails';
import { type PropertyFacts, propertyFactsOf } from '@api/leads/lead-facts';
import { announcedRows } from './received-email';
import { newsOf } from '@domain/announcement/news';
import type { AnnouncementNews } from '@domain/announcement/states';

interface EmailContext {
  db: Kysely<AnnouncementsDatabase>;
  house: EmailBrokerage;
}

/** Describes the event `what`, even if a later event followed: each event has its own e-mail. */
export async function announcementNewsEmail(
  context: EmailContext,
  {
    announcement,
    what,
    event,
    account,
  }: { announcement: Announcement; what: AnnouncementNews; event?: number; account: Account | null },
): Promise<Email> {
  const { heading, text } = newsOf(what, announcement.history);
  const { history } = announcement;
  const noted = event === undefined ? history.findLast((each) => each.what === what) : history[event];
  const words = noted?.reason ?? noted?.message;
  const property = await propertyOf(context, announcement);
  const invitation = what === 'aceito' ? await invitationOf(context, announcement, account) : null;
  return {
    subject: `${heading.replace(/\.$/, '')}, ${announcement.protocol}`,
    preview: text,
    heading,
    property: shownProperty(property),
    paragraphs: [text, ...(words ? [`“${words}”`] : []), ...(invitation ? [invitation.text] : [])],
    facts: [
      ['Referência', announcement.protocol],
      ...(await announcedRows(context.db, announcement.announce)),
    ],
    action:
      invitation?.action ??
      actionOf(context.house, property, what === 'em análise' && words ? 'pergunta' : what),
    notes: what === 'recusado' ? ['Mudou algo? Você pode anunciar outra vez, ou falar com a gente.'] : [],
    reason: 'Você recebe este e-mail porque um imóvel foi anunciado pelo site com este endereço.',
  };
}

/** Only an account with this verified e-mail sees the owner report. null: no invitation is needed or allowed. */
async function invitationOf(
  { db, house: { siteUrl } }: EmailContext,
  announcement: Announcement,
  account: Account | null,
) {
  const email = accountEmail(announcement.email);
  const isAnothers = (await ownerEmail(db, announcement)) !== email;
  if (account?.verified_at || isAnothers) return null;
  if (account)
    return {
      text: 'Para ver os números do anúncio em “Meus imóveis”, confirme o e-mail da sua conta.',
      action: { label: 'Confirmar meu e-mail', url: siteUrl + emailPages.profile },
    };
  if (await wantsNoInvitation(db, email)) return null;
  return {
    text: 'Para ver os números do anúncio em “Meus imóveis”, crie uma conta com exatamente este e-mail, e confirme-o.',
    action: { label: 'Criar minha conta', url: siteUrl + emailPages.register },
  };
}

/** null: it has no listing yet. Without a URL while visitors do not see it. */
async function propertyOf(
  { db, house: { siteUrl } }: EmailContext,
  { property_id }: Announcement,
): Promise<PropertyFacts | null> {
  const row = property_id === null ? undefined : await anyPropertyById(db, property_id);
  if (!row) return null;
  const facts = await propertyFactsOf(db, row, siteUrl);
  return row.active && row.available ? facts : { ...facts, url: null };
}

function actionOf(
  { siteUrl }: EmailBrokerage,
  property: PropertyFacts | null,
  what: AnnouncementNews | 'pergunta',
) {
  if (what === 'recusado' || what === 'pergunta')
    return { label: 'Falar com a casa', url: siteUrl + emailPages.contact };
  if (what === 'no ar' && property?.url) return { label: 'Ver o anúncio', url: property.url };
  return { label: 'Acompanhar', url: siteUrl + emailPages.myProducts };
}
