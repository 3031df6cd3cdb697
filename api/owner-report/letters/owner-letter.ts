import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { House, Letter, LetterHome } from '@api/mail/letter';
import { letterPages } from '@api/mail/letter-pages';
import { photosByUrl } from '@api/photos/repository';
import { ownershipsOf } from '@api/repositories/owners';
import { productById } from '@api/repositories/products';
import { clock } from '@domain/clock';
import { counted as countedWords } from '@domain/counts';
import { withArticle } from '@domain/firm';
import { homePrices } from '@domain/home-texts';
import { formatNumber } from '@domain/money';
import { alikeText, broughtShort, broughtText, demandText, silenceText } from '@domain/owner-report/in-words';
import { type Days, daysAfter } from '@domain/owner-report/period';
import { photoMount, photoUrl } from '@domain/photo';
import { countedOf } from '../figures';
import { standingsOf } from '../owned-property';
import { type HomeWeek, homeWeek } from './home-week';
import { drawOwnerLink, getsOwnerLetters } from './letter-links';

/** Homes that a letter tells of; the list has all of them. */
const mostHomes = 12;

interface Desk {
  db: Kysely<Database>;
  house: House;
}

/** Something that is told of a home: by its standing on offer. */
interface Told extends HomeWeek {
  home: Omit<LetterHome, 'facts' | 'reason'>;
  days: number;
}

/**
 * The letter of a week to an owner, of the homes that were on offer all through it; null: none was, or no letter is wanted.
 * @param monday of the week that follows: 'YYYY-MM-DD'
 */
export async function ownerLetter(
  { db, house }: Desk,
  account: number,
  monday: string,
  now = clock.now(),
): Promise<Letter | null> {
  if (!(await getsOwnerLetters(db, account))) return null;
  const week = { from: daysAfter(monday, -7), to: daysAfter(monday, -1) };
  const homes = await homesToTell({ db, house }, account, week, now);
  const [first] = homes;
  if (!first) return null;
  const stop = new URL(letterPages.stopAlerts, house.siteUrl);
  stop.searchParams.set('token', await drawOwnerLink(db, account));
  const all = { visits: sum(homes, 'visits'), leads: sum(homes, 'leads') };
  const list = house.siteUrl + letterPages.myProducts;
  return {
    subject: homes.length === 1 ? `Seu imóvel: ${broughtShort(all)}` : `Seus imóveis: ${broughtShort(all)}`,
    preview: `De ${spelled(week)}.`,
    heading: broughtText(all),
    paragraphs: [],
    sections: [
      {
        heading: `De ${spelled(week)}`,
        homes: homes.map((each) => ({
          ...each.home,
          facts: factsOf(each),
          reason: reasonOf(each),
          reasonLabel: 'Como foi',
        })),
        link: { label: 'Abrir meus imóveis', url: list },
      },
    ],
    notes: [
      'Contamos pessoas, não mensagens; pedidos de visita são os feitos no site; robôs, você e a nossa equipe ficam de fora.',
    ],
    reason: `Você recebe esta carta às segundas porque ${homes.length === 1 ? 'este imóvel está ligado' : 'estes imóveis estão ligados'} à sua conta ${withArticle(house, 'em')}.`,
    footLinks: [{ label: 'Parar estas cartas', url: stop.href }],
    unsubscribe: stop.href,
  };
}

const sum = (homes: readonly Told[], of: 'visits' | 'leads') =>
  homes.reduce((total, each) => total + each[of], 0);

/** Three figures. */
const factsOf = ({ visits, leads, views }: Told): string[] => [
  countedWords(visits, 'pedido de visita', 'pedidos de visita'),
  countedWords(leads, 'pessoa em contato', 'pessoas em contato'),
  ...(views === null ? [] : [countedWords(views, 'visualização', 'visualizações')]),
];

/** One comparison, and one suggestion that the data carry. */
function reasonOf({ views, viewsBefore, alike, days, daysSinceVisit, demand }: Told): string {
  const compared = alike
    ? alikeText(alike.views, alike.band)
    : views !== null && viewsBefore !== null
      ? `Na semana anterior ${viewsBefore === 1 ? 'foi 1 visualização' : `foram ${formatNumber(viewsBefore)} visualizações`}.`
      : null;
  return [compared, silenceText(days, daysSinceVisit), demand && demandText(demand)]
    .filter(Boolean)
    .join(' ');
}

async function homesToTell({ db, house }: Desk, account: number, week: Days, now: Date): Promise<Told[]> {
  const owned = (await ownershipsOf(db, account)).map(({ property }) => property);
  const rows = (await Promise.all(owned.map((id) => productById(db, id)))).flatMap((row) =>
    row?.active && row.available ? [row] : [],
  );
  const standings = await standingsOf(db, rows, now);
  const told = rows.filter(({ id }) => standings.get(id)!.days >= 7).slice(0, mostHomes);
  if (told.length === 0) return [];
  const counted = await countedOf(
    db,
    told.map(({ id }) => id),
  );
  const pictures = await photosByUrl(
    db,
    told.flatMap(({ photos }) => photos.slice(0, 1).map(({ url }) => url)),
  );
  const homes: Told[] = [];
  for (const row of told) {
    const stored = row.photos[0] && pictures.get(row.photos[0].url);
    homes.push({
      ...(await homeWeek(db, { row, counted: counted.get(row.id)!, week, now })),
      days: standings.get(row.id)!.days,
      home: {
        url: `${house.siteUrl}${letterPages.ownerReport(row.id)}`,
        title: row.title,
        place: [row.district, row.city].filter(Boolean),
        price: homePrices({ sale: row.sale_amount, rent: row.rent_amount, currency: row.currency })
          .map(({ amount, period = '' }) => `${amount}${period}`)
          .join(' · '),
        picture: stored && house.siteUrl + photoUrl(`${photoMount}/${stored.key}`, 720, 'jpg'),
      },
    });
  }
  return homes;
}

/** '16 a 22/11' and so on. */
const spelled = ({ from, to }: Days) => `${dayAndMonth(from)} a ${dayAndMonth(to)}/${to.slice(0, 4)}`;
const dayAndMonth = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`;
