import ical, { ICalEventStatus } from 'ical-generator';
import { inSaoPaulo, timeZone } from '../kernel/moment';
import { readVisitPeriod, visitHours } from '../taxonomy/visit-options';

export const calendarType = 'text/calendar; charset=utf-8';
export const calendarFileName = 'visita.ics';

/** A requested visit. Only facts that its property's page shows, and no personal data. */
export interface RequestedVisit {
  /** The protocol, or random if the back end gave none. */
  id: string;
  protocol: string | null;
  /** ISO 8601 */
  day: string;
  /** As stored: any letter case. */
  period: string;
  /** The brokerage's code of the property. */
  code: string;
  brokerage: string;
  /** null: a visit by video, or an unknown place. */
  place: string | null;
  url: string | null;
  siteUrl: string;
}

/** iCalendar file (RFC 5545) of a tentative visit; null for a period without hours. Equal ids are one event. */
export function visitCalendar(visit: RequestedVisit, now: Date): string | null {
  const { id, protocol, day, code, brokerage, place, url, siteUrl } = visit;
  const period = readVisitPeriod(visit.period);
  if (!period) return null;
  const [start, end] = visitHours[period];
  const calendar = ical({
    prodId: `//${plain(brokerage)}//Visitas//PT`,
    timezone: { name: null, generator: () => zone(day) },
  });
  calendar.createEvent({
    id: `${id.replace(/[^\w.-]/g, '-')}@${new URL(siteUrl).hostname}`,
    stamp: now,
    timezone: timeZone,
    start: `${day}T${hour(start)}:00:00`,
    end: `${day}T${hour(end)}:00:00`,
    status: ICalEventStatus.TENTATIVE,
    summary: `Visita ao imóvel ${code}, ${brokerage}`,
    description: [
      `${period}, entre ${start}h e ${end}h. O consultor confirma a hora por telefone.`,
      ...(protocol ? [`Protocolo ${protocol}`] : []),
    ].join('\n'),
    location: place,
    url,
  });
  return `${calendar.toString()}\r\n`;
}

const hour = (hours: number) => String(hours).padStart(2, '0');
/** The library does not escape the product id. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N} .&-]/gu, ' ');

/** The zone's offset on that day, from the time zone data of the system. */
function zone(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const offset = `-${hour(noon.getUTCHours() - inSaoPaulo(noon).hour)}00`;
  return [
    ...['BEGIN:VTIMEZONE', `TZID:${timeZone}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
  ].join('\r\n');
}
