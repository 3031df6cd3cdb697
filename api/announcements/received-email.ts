import type { Kysely } from 'kysely';
import { townOf } from '@api/catalogue/towns';
import { districtOf } from '@api/catalogue/district-names';
import type { AnnouncementsDatabase } from './schema';
import { openGazetteer } from '@api/catalogue/gazetteer/gazetteer';
import type { EmailBrokerage, Email } from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';
import type { Announcement } from './queries/announcements';
import { withinDays } from '@domain/brokerage/promise-texts';
import { callBy } from '@domain/announcement/call-by';
import { propertyCountry } from '@domain/announcement/options';
import { namedPlaceIn } from '@domain/taxonomy/named-location-lookup';
import { dormsText, kindText, wantText } from '@domain/announcement/summary';
import { retention } from '@domain/people/privacy';

interface EmailContext {
  db: Kysely<AnnouncementsDatabase>;
  house: EmailBrokerage;
}

/** The address is unverified: include no free text. @param photos URL with a token, for the upload of photos */
export async function announcementReceivedEmail(
  { db, house: brokerage }: EmailContext,
  sent: Announcement,
  photos: string,
): Promise<Email> {
  const { announce, protocol, created_at } = sent;
  const callDays = brokerage.texts?.promises?.callDays;
  const until = callDays === undefined ? null : callBy(created_at, callDays);
  return {
    subject: `Recebemos seu imóvel, ${protocol}`,
    preview: until ? `Um consultor liga até ${until}.` : 'Um consultor liga.',
    heading: 'Recebemos seu imóvel.',
    paragraphs: [`Um consultor da região liga${withinDays(callDays)}${until ? `, até ${until}` : ''}.`],
    facts: [
      ['Referência', protocol],
      ...(await announcedRows(db, announce)),
      ['Você quer', wantText(announce)],
    ],
    more: [
      { label: announce.fotos?.length ? 'Incluir ou trocar fotos' : 'Tem fotos? Inclua aqui', url: photos },
    ],
    action: { label: 'Acompanhar', url: brokerage.siteUrl + emailPages.myProducts },
    notes: [
      'Para acompanhar, entre com este e-mail, ou crie uma conta com ele, em “Meus imóveis”.',
      `O link das fotos abre por ${retention.announcementPhotoLinkDays} dias, a quem tiver esta carta.`,
    ],
    reason:
      'Você recebe este e-mail porque um imóvel foi anunciado pelo site com este endereço. Se não foi você, ignore; nada muda.',
  };
}

/** What was announced, and where; no text of the visitor. */
export async function announcedRows(
  db: Kysely<AnnouncementsDatabase>,
  announce: Announcement['announce'],
): Promise<[string, string][]> {
  const place = await knownPlace(db, announce);
  return [
    ['Imóvel', `${kindText(announce)}, ${dormsText(announce)}`],
    ...(place ? [['Lugar', place] as [string, string]] : []),
  ];
}

/** Example: 'Ferradura, Armação dos Búzios'. null: the catalogue does not contain the town. */
async function knownPlace(
  db: Kysely<AnnouncementsDatabase>,
  announce: Announcement['announce'],
): Promise<string | null> {
  if (announce.pais !== propertyCountry) return null;
  const written = { city: announce.cidade, state: announce.estado, country: 'BR' };
  const town = townOf(written, await openGazetteer());
  if (!town.municipality && !namedPlaceIn(town.slug)) return null;
  const { slug } = districtOf(announce.bairro, town);
  const district = await db
    .selectFrom('location')
    .select('district')
    .where('kind', '=', 'bairro')
    .where('city_slug', '=', town.slug)
    .where('district_slug', '=', slug)
    .executeTakeFirst();
  return [...(district?.district ? [district.district] : []), town.name].join(', ');
}
