import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { House, Letter, LetterHome, LetterLink, LetterSection } from '@api/mail/letter';
import { letterPages } from '@api/mail/letter-pages';
import { photosByUrl } from '@api/photos/repository';
import { canonicalOf } from '@api/repositories/cards';
import { countedProperties, nounFor } from '@domain/counts';
import { homeFacts, homePrices } from '@domain/home-texts';
import { photoMount, photoUrl } from '@domain/photo';
import { countWord } from '@domain/text';
import { isLetterTime } from './due';
import { favoriteNewsOf } from './favorite-news';
import { newsOfLetter } from './letter-news';
import { headingOf, previewOf, subjectOf, whyYou } from './letter-words';
import { drawLink, type LinkPurpose } from './links';
import { endedBy } from './summary';
import { newsInOrder, searchesIn, type ToldHome, toldHomes } from './told-homes';

/** Homes that a letter shows; more stand behind a link. */
const mostShown = 12;

interface Desk {
  db: Kysely<Database>;
  house: House;
}

/**
 * A letter of alerts, of what still is so; null where nothing is, or where the hour is one at which nobody is to be told at
 * once: the next morning's letter tells it then.
 */
export async function alertLetter({ db, house }: Desk, id: number, now: Date): Promise<Letter | null> {
  const letter = await db.selectFrom('alert_letter').selectAll().where('id', '=', id).executeTakeFirst();
  if (!letter) return null;
  const { rhythm } = letter;
  if (rhythm === 'at_once' && !isLetterTime(now)) {
    await takeBack(db, id);
    return null;
  }
  const favorites = await favoriteNewsOf(db, id);
  const news = newsInOrder(await newsOfLetter(db, id), favorites);
  const told = toldHomes(news, new Set(favorites.map(({ home }) => home.id)), now);
  if (told.length === 0) return null;
  const page = (path: string) => new URL(path, house.siteUrl);
  const linkTo = async (path: string, link: LinkPurpose) => {
    const url = page(path);
    url.searchParams.set('token', await drawLink(db, id, link));
    return url.href;
  };
  const stop = (what: { searches: readonly number[]; favorites: boolean }) =>
    linkTo(letterPages.stopAlerts, { purpose: 'stop', ...what });
  const list = (homes: readonly ToldHome[]) =>
    linkTo(letterPages.alertHomes, { purpose: 'list', properties: homes.map(({ home }) => home.id) });

  const shown = told.slice(0, mostShown);
  const [rest, goneRest] = parted(told.slice(mostShown));
  const [onOffer] = parted(told);
  const favourites = page(letterPages.favourites).href;
  const picture = await picturesOf(db, house, shown);
  const sections: LetterSection[] = [];
  for (const search of new Set(shown.map((each) => each.search))) {
    const homes = shown.filter((each) => each.search === search);
    sections.push({
      heading: search?.name ?? 'Seus favoritos',
      homes: homes.map((each) => ({
        ...homeIn(each),
        url: each.isGone
          ? favourites
          : house.siteUrl + canonicalOf(each.home, each.asked ?? each.negotiation),
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
  const more: LetterLink[] = [];
  if (rest.length > 0)
    more.push({ label: `E mais ${countedProperties(rest.length)}`, url: await list(rest) });
  if (goneRest.length > 0)
    more.push({
      label: `E mais ${goneRest.length} que ${nounFor(goneRest.length, 'saiu', 'saíram')} do ar`,
      url: favourites,
    });
  const hasFavorites = news.ofFavorites.length > 0;
  const searches = searchesIn(news);
  const unsubscribe = await stop(await endedBy(db, letter, { searches, favorites: hasFavorites }));
  return {
    subject: subjectOf(news, rhythm),
    preview: previewOf(news),
    heading: headingOf(news, rhythm),
    paragraphs: [],
    sections,
    more,
    action:
      onOffer.length === 0
        ? { label: 'Ver meus favoritos', url: favourites }
        : {
            label: onOffer.length === 1 ? 'Ver no site' : `Ver os ${countWord(onOffer.length)} no site`,
            url: await list(onOffer),
          },
    notes: [],
    reason: whyYou(news, rhythm),
    footLinks: [
      { label: rhythm === 'weekly' ? 'Parar o resumo da semana' : 'Parar estes avisos', url: unsubscribe },
      ...(searches.length > 0
        ? [{ label: 'Mudar a frequência', url: page(letterPages.savedSearches).href }]
        : []),
      ...(hasFavorites ? [{ label: 'Mudar as cartas dos favoritos', url: favourites }] : []),
    ],
    unsubscribe,
  };
}

/** What was to be told waits again, in one statement: a letter without alerts says nothing. */
const takeBack = (db: Kysely<Database>, letter: number) =>
  db.updateTable('alert').set({ letter_id: null }).where('letter_id', '=', letter).execute();

/** What is on offer, and what is not any more. */
const parted = (homes: readonly ToldHome[]): [ToldHome[], ToldHome[]] => [
  homes.filter(({ isGone }) => !isGone),
  homes.filter(({ isGone }) => isGone),
];

/** The pictures that are held of these homes, as a letter shows them; undefined: none is. */
async function picturesOf(db: Kysely<Database>, { siteUrl }: House, homes: readonly ToldHome[]) {
  const first = ({ home }: ToldHome) => home.photos[0]?.url;
  const held = await photosByUrl(
    db,
    homes.flatMap((each) => first(each) ?? []),
  );
  return (each: ToldHome): string | undefined => {
    const stored = held.get(first(each) ?? '');
    return stored && siteUrl + photoUrl(`${photoMount}/${stored.key}`, 720, 'jpg');
  };
}

function homeIn({ home, asked, isGone, reason }: ToldHome): Omit<LetterHome, 'url' | 'picture'> {
  const price = homePrices({
    sale: asked === 'rent' ? null : home.sale_amount,
    rent: asked === 'sell' ? null : home.rent_amount,
    currency: home.currency,
  })
    .map(({ amount, period }) => `${amount}${period ?? ''}`)
    .join(' · ');
  return {
    title: home.title,
    place: [home.district, home.city].filter(Boolean),
    facts: homeFacts({
      area: home.area_m2,
      dorms: home.bedrooms,
      suites: home.suites,
      parkingLots: home.parking,
    }),
    price: isGone ? `Último preço: ${price}` : price,
    reason,
  };
}
