import type { Kysely } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import type {
  EmailBrokerage,
  Email,
  EmailProperty,
  EmailLink,
  EmailSection,
} from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';
import { photosByUrl } from '@api/platform/photos/repository';
import { canonicalOf, shownPeriodRent } from '@api/properties/queries/cards';
import { countedProperties, nounFor } from '@domain/kernel/counts';
import { pricesLine, propertyFacts } from '@domain/property/property-texts';
import { photoMount, photoUrl } from '@domain/media/photo';
import { countWord } from '@domain/kernel/text';
import { isEmailTime } from './due';
import { favoriteNewsOf } from './favorite-news';
import { newsOfEmail } from './email-news';
import { headingOf, previewOf, subjectOf, whyYou } from './email-texts';
import { createLink, type LinkPurpose } from './links';
import { endedBy } from './summary';
import { newsInOrder, searchesIn, type DigestItem, digestItems } from './digest-items';

/** A link leads to the other properties. */
const maxShown = 12;

interface EmailContext {
  db: Kysely<SavedSearchesDatabase>;
  house: EmailBrokerage;
}

/** Contains only news that is still true. null: none, or an immediate e-mail is outside `emailHours`. */
export async function alertEmail(
  { db, house: brokerage }: EmailContext,
  id: number,
  now: Date,
): Promise<Email | null> {
  const storedEmail = await db.selectFrom('alert_letter').selectAll().where('id', '=', id).executeTakeFirst();
  if (!storedEmail) return null;
  const { rhythm } = storedEmail;
  if (rhythm === 'at_once' && !isEmailTime(now)) {
    await takeBack(db, id);
    return null;
  }
  const favorites = await favoriteNewsOf(db, id);
  const news = newsInOrder(await newsOfEmail(db, id), favorites);
  const items = digestItems(news, new Set(favorites.map(({ home: property }) => property.id)), now);
  if (items.length === 0) return null;
  const page = (path: string) => new URL(path, brokerage.siteUrl);
  const linkTo = async (path: string, link: LinkPurpose) => {
    const url = page(path);
    url.searchParams.set('token', await createLink(db, id, link));
    return url.href;
  };
  const stop = (what: { searches: readonly number[]; favorites: boolean }) =>
    linkTo(emailPages.stopAlerts, { purpose: 'stop', ...what });
  const list = (properties: readonly DigestItem[]) =>
    linkTo(emailPages.alertHomes, {
      purpose: 'list',
      properties: properties.map(({ home: property }) => property.id),
    });

  const shown = items.slice(0, maxShown);
  const [rest, goneRest] = parted(items.slice(maxShown));
  const [availableItems] = parted(items);
  const favoritesUrl = page(emailPages.favourites).href;
  const picture = await picturesOf(db, brokerage, shown);
  const sections: EmailSection[] = [];
  for (const search of new Set(shown.map((each) => each.search))) {
    const properties = shown.filter((each) => each.search === search);
    sections.push({
      heading: search?.name ?? 'Seus favoritos',
      homes: properties.map((each) => ({
        ...propertySection(each),
        url: each.isGone
          ? favoritesUrl
          : brokerage.siteUrl + canonicalOf(each.home, each.asked ?? each.negotiation),
        picture: picture(each),
      })),
      link: search
        ? {
            label: 'Parar os avisos desta pesquisa',
            url: await stop({ searches: [search.id], favorites: false }),
          }
        : { label: 'Parar as cartas dos favoritos', url: await stop({ searches: [], favorites: true }) },
    });
  }
  const more: EmailLink[] = [];
  if (rest.length > 0)
    more.push({ label: `E mais ${countedProperties(rest.length)}`, url: await list(rest) });
  if (goneRest.length > 0)
    more.push({
      label: `E mais ${goneRest.length} que ${nounFor(goneRest.length, 'saiu', 'saíram')} do ar`,
      url: favoritesUrl,
    });
  const hasFavorites = news.ofFavorites.length > 0;
  const searches = searchesIn(news);
  const unsubscribe = await stop(await endedBy(db, storedEmail, { searches, favorites: hasFavorites }));
  return {
    subject: subjectOf(news, rhythm),
    preview: previewOf(news),
    heading: headingOf(news, rhythm),
    paragraphs: [],
    sections,
    more,
    action:
      availableItems.length === 0
        ? { label: 'Ver meus favoritos', url: favoritesUrl }
        : {
            label:
              availableItems.length === 1
                ? 'Ver no site'
                : `Ver os ${countWord(availableItems.length)} no site`,
            url: await list(availableItems),
          },
    notes: [],
    reason: whyYou(news, rhythm),
    footLinks: [
      { label: rhythm === 'weekly' ? 'Parar o resumo da semana' : 'Parar estes avisos', url: unsubscribe },
      ...(searches.length > 0
        ? [{ label: 'Mudar a frequência', url: page(emailPages.savedSearches).href }]
        : []),
      ...(hasFavorites ? [{ label: 'Mudar as cartas dos favoritos', url: favoritesUrl }] : []),
    ],
    unsubscribe,
  };
}

/** The alerts wait for the next e-mail. */
const takeBack = (db: Kysely<SavedSearchesDatabase>, storedEmail: number) =>
  db.updateTable('alert').set({ letter_id: null }).where('letter_id', '=', storedEmail).execute();

/** [available, gone] */
const parted = (properties: readonly DigestItem[]): [DigestItem[], DigestItem[]] => [
  properties.filter(({ isGone }) => !isGone),
  properties.filter(({ isGone }) => isGone),
];

async function picturesOf(
  db: Kysely<SavedSearchesDatabase>,
  { siteUrl }: EmailBrokerage,
  properties: readonly DigestItem[],
) {
  const first = ({ home: property }: DigestItem) => property.photos[0]?.url;
  const held = await photosByUrl(
    db,
    properties.flatMap((each) => first(each) ?? []),
  );
  return (each: DigestItem): string | undefined => {
    const stored = held.get(first(each) ?? '');
    return stored && siteUrl + photoUrl(`${photoMount}/${stored.key}`, 720, 'jpg');
  };
}

function propertySection({
  home: property,
  asked: wantedNegotiation,
  isGone,
  reason,
}: DigestItem): Omit<EmailProperty, 'url' | 'picture'> {
  const price = pricesLine({
    sale: wantedNegotiation === 'rent' ? null : property.sale_amount,
    rent: wantedNegotiation === 'sell' ? null : property.rent_amount,
    periodRent: wantedNegotiation === 'sell' ? null : shownPeriodRent(property),
    currency: property.currency,
  });
  return {
    title: property.title,
    place: [property.district, property.city].filter(Boolean),
    facts: propertyFacts({
      type: property.type,
      area: property.area_m2,
      dorms: property.bedrooms,
      suites: property.suites,
      parkingLots: property.parking,
    }),
    price: isGone ? `Último preço: ${price}` : price,
    reason,
  };
}
