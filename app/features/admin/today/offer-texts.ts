import type { StaffOffer } from '@contract/staff-contacts';
import type { StaffToday } from '@contract/staff-today';
import { recentMomentText } from '@domain/kernel/moment';
import { portalNames } from '@domain/leads/portals';

type Contact = NonNullable<StaffToday['contacts']>['rows'][number];
type Came = Pick<Contact, 'portal' | 'created_at'>;

const personText = ({ name, is_own }: Pick<StaffOffer, 'name' | 'is_own'>) =>
  is_own ? 'você' : (name ?? 'quem já saiu');

/** 'hoje, 8h31', 'em 29/10/2026, 8h57' */
export const momentInSentence = (moment: Date, now: Date) =>
  recentMomentText(moment, now).replace(/^(?=\d)/, 'em ');

/** 'Pelo ZAP, hoje, 14h34.', 'Pedido hoje, 14h18.' */
export function cameText({ portal, created_at }: Came, now: Date): string {
  const when = momentInSentence(new Date(created_at), now);
  return portal ? `Pelo ${portalNames[portal]}, ${when}.` : `Pedido ${when}.`;
}

const longOfferMinutes = 120;

/** 'que não respondeu em 15 min', 'que não pôde' */
function endText({ outcome, at, due_at }: StaffOffer): string {
  if (outcome === 'declined') return 'que não pôde';
  const minutes = due_at ? Math.round((Date.parse(due_at) - Date.parse(at)) / 60_000) : Infinity;
  return minutes <= longOfferMinutes ? `que não respondeu em ${minutes} min` : 'que não respondeu a tempo';
}

/** 'Oferecido a Marina Couto, que não respondeu em 15 min; agora é de Helena Prado.' '': nobody was asked. */
export function offersText({ offers, responsible, is_own, taken_at }: Contact, now: Date): string {
  const late = offers.filter(({ outcome }) => outcome === 'lapsed' || outcome === 'declined');
  const open = offers.find(({ outcome }) => outcome === null);
  const past = late.map((offer) => `a ${personText(offer)}, ${endText(offer)}`).join(', e ');
  const owner = responsible && personText({ name: responsible.name, is_own });
  const present = open
    ? `a ${personText(open)}, ${open.reason}`
    : owner && (is_own ? 'é seu' : `é de ${owner}`);
  if (taken_at && owner)
    return `${is_own ? 'Você assumiu' : `Com ${owner}, que assumiu`} ${momentInSentence(new Date(taken_at), now)}.`;
  if (past) return `Oferecido ${past}${present ? `; agora ${present}` : ''}.`;
  if (open) return `Oferecido ${present}.`;
  return owner ? `Ninguém pôde assumir: ${present}.` : '';
}

/** Of a row of Hoje. */
export const whyText = (contact: Contact, now: Date): string =>
  [
    cameText(contact, now),
    contact.complained_at &&
      `A pessoa avisou ${momentInSentence(new Date(contact.complained_at), now)}: “ninguém falou comigo”.`,
    offersText(contact, now),
  ]
    .filter(Boolean)
    .join(' ');
