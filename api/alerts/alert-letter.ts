import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { AlertLetter } from '@api/db/schema-alerts';
import type { House, Letter, LetterHome, LetterSection } from '@api/mail/letter';
import { letterPages } from '@api/mail/letter-pages';
import { photosByUrl } from '@api/photos/repository';
import { canonicalOf } from '@api/repositories/cards';
import { countedProperties, nounFor, propertyNoun } from '@domain/counts';
import { homeFacts, homePrices } from '@domain/home-texts';
import { photoMount, photoUrl } from '@domain/photo';
import { searchSummary, searchTitle } from '@domain/search/title';
import { joinWords } from '@domain/search/labels';
import { capitalized, countWord } from '@domain/text';
import { previewText, reasonText } from './alert-words';
import { isLetterTime } from './due';
import { type HomeNews, newsOfLetter, type ToldSearch } from './letter-news';
import { drawLink } from './links';

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
  if (letter.rhythm === 'at_once' && !isLetterTime(now)) {
    await takeBack(db, id);
    return null;
  }
  const news = inSections(await newsOfLetter(db, id));
  if (news.length === 0) return null;
  const linkTo = async (path: string, link: Parameters<typeof drawLink>[2]) => {
    const url = new URL(path, house.siteUrl);
    url.searchParams.set('token', await drawLink(db, id, link));
    return url.href;
  };
  const stop = (searches: readonly ToldSearch[]) =>
    linkTo(letterPages.stopAlerts, { purpose: 'stop', searches: searches.map((search) => search.id) });
  const list = (homes: readonly HomeNews[]) =>
    linkTo(letterPages.alertHomes, { purpose: 'list', properties: homes.map(({ home }) => home.id) });

  const shown = news.slice(0, mostShown);
  const rest = news.slice(mostShown);
  const searches = toldIn(news);
  const pictures = await photosByUrl(
    db,
    shown.flatMap(({ home }) => home.photos.slice(0, 1).map(({ url }) => url)),
  );
  const picture = (url: string | undefined) => {
    const stored = url === undefined ? undefined : pictures.get(url);
    return stored && house.siteUrl + photoUrl(`${photoMount}/${stored.key}`, 720, 'jpg');
  };
  const sections: LetterSection[] = [];
  for (const search of sectionsOf(shown)) {
    const homes = shown.filter(({ reasons: [first] }) => first.search === search);
    sections.push({
      heading: search.name,
      homes: homes.map((each) => homeIn(each, house, picture(each.home.photos[0]?.url), now)),
      link: { label: 'Parar os avisos desta pesquisa', url: await stop([search]) },
    });
  }
  const unsubscribe = await stop(searches);
  return {
    subject: subjectOf(news, letter.rhythm),
    preview: previewText(news),
    heading:
      letter.rhythm === 'weekly'
        ? 'O que mudou nesta semana.'
        : `${capitalized(countWord(news.length))} ${propertyNoun(news.length)} para você ver.`,
    paragraphs: [],
    sections,
    more:
      rest.length > 0
        ? { label: `E mais ${countedProperties(rest.length)}`, url: await list(rest) }
        : undefined,
    action: {
      label: news.length === 1 ? 'Ver no site' : `Ver os ${countWord(news.length)} no site`,
      url: await list(news),
    },
    notes: [],
    reason: `Por que você recebeu: ${whyYou(searches, letter.rhythm)}`,
    footLinks: [
      { label: 'Parar estes avisos', url: unsubscribe },
      { label: 'Mudar a frequência', url: new URL(letterPages.savedSearches, house.siteUrl).href },
    ],
    unsubscribe,
  };
}

/** What was to be told waits again, in one statement: a letter without alerts says nothing. */
const takeBack = (db: Kysely<Database>, letter: number) =>
  db.updateTable('alert').set({ letter_id: null }).where('letter_id', '=', letter).execute();

/** Section by section, as the searches were saved. */
const inSections = (news: readonly HomeNews[]): HomeNews[] =>
  [...news].sort(({ reasons: [a] }, { reasons: [b] }) => a.search.id - b.search.id);

const sectionsOf = (news: readonly HomeNews[]): ToldSearch[] => [
  ...new Set(news.map(({ reasons: [first] }) => first.search)),
];

/** Every search that the letter names: those of its sections, and those that are named beside a home. */
const toldIn = (news: readonly HomeNews[]): ToldSearch[] =>
  [...new Set(news.flatMap(({ reasons }) => reasons.map(({ search }) => search)))].sort(
    (a, b) => a.id - b.id,
  );

function homeIn(news: HomeNews, { siteUrl }: House, picture: string | undefined, now: Date): LetterHome {
  const { home, reasons } = news;
  const { negotiation } = reasons[0].search.search.filters;
  return {
    url: siteUrl + canonicalOf(home, negotiation ?? reasons[0].negotiation),
    title: home.title,
    place: [home.district, home.city].filter(Boolean),
    facts: homeFacts({
      area: home.area_m2,
      dorms: home.bedrooms,
      suites: home.suites,
      parkingLots: home.parking,
    }),
    price: homePrices({
      sale: negotiation === 'rent' ? null : home.sale_amount,
      rent: negotiation === 'sell' ? null : home.rent_amount,
      currency: home.currency,
    })
      .map(({ amount, period }) => `${amount}${period ?? ''}`)
      .join(' · '),
    picture,
    reason: reasonText(news, now),
  };
}

function subjectOf(news: readonly HomeNews[], rhythm: AlertLetter['rhythm']): string {
  const sections = sectionsOf(news);
  const count = countedProperties(news.length);
  if (rhythm === 'weekly') return `Sua semana: ${count}`;
  return sections.length === 1 ? `${count} em “${sections[0]!.name}”` : `${count} nas suas pesquisas`;
}

const rhythmWords: Record<AlertLetter['rhythm'], string> = {
  at_once: 'e pediu para saber na hora',
  daily: 'e pediu uma carta por dia',
  weekly: 'e pediu uma carta por semana',
};

function whyYou(searches: readonly ToldSearch[], rhythm: AlertLetter['rhythm']): string {
  const names = joinWords(searches.map((search) => `“${search.name}”${criteriaOf(search)}`));
  return `salvou ${nounFor(searches.length, 'a pesquisa', 'as pesquisas')} ${names}, ${rhythmWords[rhythm]}.`;
}

/** ' (Casas à venda em Moema, até R$ 3 mi)' */
function criteriaOf({ search: { filters, place }, currency }: ToldSearch): string {
  const known = place && {
    known: place.by !== 'unknown',
    label: place.by === 'unknown' ? place.text : place.label,
  };
  return ` (${[searchTitle(filters, known), searchSummary(filters, currency)].filter(Boolean).join(' ')})`;
}
