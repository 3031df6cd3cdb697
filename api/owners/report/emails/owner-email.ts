import type { Kysely } from 'kysely';
import type { OwnersDatabase } from '@api/owners/schema';
import type { EmailBrokerage, Email, EmailProperty } from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';
import { photosByUrl } from '@api/platform/photos/repository';
import { ownershipsOf } from '@api/owners/queries/owners';
import { propertyById } from '@api/properties/queries/properties';
import { shownPeriodRent } from '@api/properties/queries/cards';
import { clock } from '@domain/kernel/clock';
import { counted as countedWords } from '@domain/kernel/counts';
import { withArticle } from '@domain/brokerage/brokerage';
import { pricesLine } from '@domain/property/property-texts';
import { formatNumber } from '@domain/kernel/money';
import {
  comparablesText,
  broughtShort,
  broughtText,
  demandText,
  silenceText,
} from '@domain/owner-report/report-texts';
import { type Days, daysAfter } from '@domain/owner-report/period';
import { photoMount, photoUrl } from '@domain/media/photo';
import { countedOf } from '../figures';
import { availabilityOf } from '../owned-property';
import { type PropertyWeek, propertyWeek } from './property-week';
import { createOwnerLink, wantsOwnerEmails } from './email-links';

const maxProperties = 12;

interface EmailContext {
  db: Kysely<OwnersDatabase>;
  house: EmailBrokerage;
}

interface DigestItem extends PropertyWeek {
  home: Omit<EmailProperty, 'facts' | 'reason'>;
  days: number;
}

/** Weekly e-mail; null: opted out, or no property was available all week. @param monday after it, 'YYYY-MM-DD' */
export async function ownerEmail(
  { db, house: brokerage }: EmailContext,
  account: number,
  monday: string,
  now = clock.now(),
): Promise<Email | null> {
  if (!(await wantsOwnerEmails(db, account))) return null;
  const week = { from: daysAfter(monday, -7), to: daysAfter(monday, -1) };
  const properties = await digestProperties({ db, house: brokerage }, account, week, now);
  const [first] = properties;
  if (!first) return null;
  const stop = new URL(emailPages.stopAlerts, brokerage.siteUrl);
  stop.searchParams.set('token', await createOwnerLink(db, account));
  const all = { visits: sum(properties, 'visits'), leads: sum(properties, 'leads') };
  const list = brokerage.siteUrl + emailPages.myProducts;
  return {
    subject:
      properties.length === 1 ? `Seu imóvel: ${broughtShort(all)}` : `Seus imóveis: ${broughtShort(all)}`,
    preview: `De ${spelled(week)}.`,
    heading: broughtText(all),
    paragraphs: [],
    sections: [
      {
        heading: `De ${spelled(week)}`,
        homes: properties.map((each) => ({
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
    reason: `Você recebe esta carta às segundas porque ${properties.length === 1 ? 'este imóvel está ligado' : 'estes imóveis estão ligados'} à sua conta ${withArticle(brokerage, 'em')}.`,
    footLinks: [{ label: 'Parar estas cartas', url: stop.href }],
    unsubscribe: stop.href,
  };
}

const sum = (properties: readonly DigestItem[], of: 'visits' | 'leads') =>
  properties.reduce((total, each) => total + each[of], 0);

/** Figures above 0. The e-mail's heading and `silenceText` report their absence. */
const factsOf = ({ visits, leads, views }: DigestItem): string[] => [
  ...(visits > 0 ? [countedWords(visits, 'pedido de visita', 'pedidos de visita')] : []),
  ...(leads > 0 ? [countedWords(leads, 'pessoa em contato', 'pessoas em contato')] : []),
  ...(views ? [countedWords(views, 'visualização', 'visualizações')] : []),
];

function reasonOf({
  views,
  viewsBefore,
  alike: comparables,
  days,
  daysSinceVisit,
  demand,
}: DigestItem): string {
  const compared = comparables
    ? comparablesText(comparables.views, comparables.band, { named: false })
    : views !== null && viewsBefore !== null
      ? `Na semana anterior ${viewsBefore === 1 ? 'foi 1 visualização' : `foram ${formatNumber(viewsBefore)} visualizações`}.`
      : null;
  return [compared, silenceText(days, daysSinceVisit), demand && demandText(demand)]
    .filter(Boolean)
    .join(' ');
}

async function digestProperties(
  { db, house: brokerage }: EmailContext,
  account: number,
  week: Days,
  now: Date,
): Promise<DigestItem[]> {
  const owned = (await ownershipsOf(db, account)).map(({ property }) => property);
  const rows = (await Promise.all(owned.map((id) => propertyById(db, id)))).flatMap((row) =>
    row?.active && row.available ? [row] : [],
  );
  const availabilities = await availabilityOf(db, rows, now);
  const shownRows = rows.filter(({ id }) => availabilities.get(id)!.days >= 7).slice(0, maxProperties);
  if (shownRows.length === 0) return [];
  const counted = await countedOf(
    db,
    shownRows.map(({ id }) => id),
  );
  const pictures = await photosByUrl(
    db,
    shownRows.flatMap(({ photos }) => photos.slice(0, 1).map(({ url }) => url)),
  );
  const properties: DigestItem[] = [];
  for (const row of shownRows) {
    const stored = row.photos[0] && pictures.get(row.photos[0].url);
    properties.push({
      ...(await propertyWeek(db, { row, counted: counted.get(row.id)!, week, now })),
      days: availabilities.get(row.id)!.days,
      home: {
        url: `${brokerage.siteUrl}${emailPages.ownerReport(row.id)}`,
        title: row.title,
        place: [row.district, row.city].filter(Boolean),
        price: pricesLine({
          sale: row.sale_amount,
          rent: row.rent_amount,
          periodRent: shownPeriodRent(row),
          currency: row.currency,
        }),
        picture: stored && brokerage.siteUrl + photoUrl(`${photoMount}/${stored.key}`, 720, 'jpg'),
      },
    });
  }
  return properties;
}

/** Example: '16/11 a 22/11/2026'. */
const spelled = ({ from, to }: Days) => `${dayAndMonth(from)} a ${dayAndMonth(to)}/${to.slice(0, 4)}`;
const dayAndMonth = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`;
