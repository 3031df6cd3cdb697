import type { StaffContactRow, StaffContacts } from '@contract/staff-contacts';
import { nounFor } from '@domain/kernel/counts';
import { recentMomentText } from '@domain/kernel/moment';
import { formatNumber } from '@domain/kernel/money';
import {
  type ContactSort,
  type ContactTab,
  contactTabs,
  maxSearchLength,
  responsiblePattern,
} from '@domain/leads/contact-parts';
import { contactChannelNames, contactStateNames } from '@domain/leads/contact-state';
import { type ContactOrigin, contactOrigins, portalNames } from '@domain/leads/portals';
import { adminLinks } from '../admin-links';
import { pageField, pageSize } from '../list/page-of';

export const contactsField = {
  ...{ tab: 'aba', text: 'busca', since: 'desde', responsible: 'atende', origin: 'origem', sort: 'ordem' },
} as const;
export const contactTabNames: Record<ContactTab, readonly [address: string, label: string]> = {
  untaken: ['sem-corretor', 'Sem corretor'],
  taken: ['em-conversa', 'Em conversa'],
  failed: ['com-problema', 'Entrega com problema'],
  all: ['todos', 'Todos'],
  held: ['quarentena', 'Quarentena'],
};
export const contactSortNames: Record<ContactSort, string> = { newest: 'recentes', oldest: 'antigos' };

export interface ContactFilters {
  tab: ContactTab;
  text: string;
  /** ISO day; '': all. */
  since: string;
  /** 'broker:12'; '': all. */
  responsible: string;
  /** '': all. */
  origin: ContactOrigin | '';
  sort: ContactSort;
  page: number;
}

/** A search looks through all contacts, unless a tab is named. */
const usualTab = (text: string): ContactTab => (text ? 'all' : 'untaken');

/** Unknown values of the address count as absent. */
export function readContactFilters(params: URLSearchParams): ContactFilters {
  const text = (params.get(contactsField.text) ?? '').trim().slice(0, maxSearchLength);
  const named = params.get(contactsField.tab);
  const since = params.get(contactsField.since) ?? '';
  const responsible = params.get(contactsField.responsible) ?? '';
  const origin = params.get(contactsField.origin);
  const page = Number(params.get(pageField) ?? 1);
  return {
    tab: contactTabs.find((tab) => contactTabNames[tab][0] === named) ?? usualTab(text),
    text,
    since: isDay(since) ? since : '',
    responsible: responsiblePattern.test(responsible) ? responsible : '',
    origin: contactOrigins.find((each) => each === origin) ?? '',
    sort: params.get(contactsField.sort) === contactSortNames.oldest ? 'oldest' : 'newest',
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1,
  };
}

/** '2026-12-03' → '03/12/2026' */
export const dayText = (day: string): string => day.split('-').toReversed().join('/');

const maxPage = 100_000;
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

export const isFiltered = ({ text, since, responsible, origin }: ContactFilters): boolean =>
  text !== '' || since !== '' || responsible !== '' || origin !== '';
export const withoutFilters = (filters: ContactFilters): ContactFilters => ({
  ...filters,
  ...{ text: '', since: '', responsible: '', origin: '' as const, page: 1 },
});

/** The address's query. */
export const contactParams = ({ tab, text, since, responsible, origin, sort, page }: ContactFilters) => ({
  [contactsField.tab]: tab === usualTab(text) ? undefined : contactTabNames[tab][0],
  [contactsField.text]: text,
  ...{ [contactsField.since]: since, [contactsField.responsible]: responsible },
  [contactsField.origin]: origin,
  [contactsField.sort]: sort === 'newest' ? undefined : contactSortNames[sort],
  [pageField]: page > 1 ? String(page) : undefined,
});
export const contactsHref = (filters: ContactFilters): string => adminLinks.contacts(contactParams(filters));
/** All pages of the filters as CSV. */
export const contactsFileHref = (filters: ContactFilters): string =>
  adminLinks.contactsFile(contactParams({ ...filters, page: 1 }));

/** For the back end. */
export const contactsQuery = ({ since, responsible, origin, ...filters }: ContactFilters) => ({
  ...filters,
  ...(since && { since }),
  ...(responsible && { responsible }),
  ...(origin && { origin }),
});

/** The answer as texts. */
export function contactList(answer: StaffContacts, now: Date) {
  const { contacts, total, has_more: hasMore, counts, responsibles } = answer;
  return {
    ...{ total, hasMore, counts, pages: Math.max(1, Math.ceil(total / pageSize)) },
    ledger: ledgerOf(answer, now),
    rows: contacts.map((contact) => rowOf(contact, now)),
    responsibles: responsibles.map(({ kind, id, name }) => [`${kind}:${id}`, name] as const),
  };
}

/** received = delivered + refused + unclear + waiting; each with its noun. */
export function ledgerOf({ today, oldest_waiting_at }: StaffContacts, now: Date) {
  const { received, delivered, refused, unclear, waiting, lost } = today;
  const ends: [number, string][] = [
    [delivered, nounFor(delivered, 'entregue', 'entregues')],
    [refused, nounFor(refused, 'recusado', 'recusados')],
    ...(unclear > 0 ? [[unclear, 'sem resposta clara'] as [number, string]] : []),
    [waiting, 'na fila'],
    ...(lost > 0 ? [[lost, 'fora da fila'] as [number, string]] : []),
  ];
  return {
    received: [received, nounFor(received, 'recebido', 'recebidos')] as [number, string],
    ends,
    oldest: oldest_waiting_at && durationText(now.getTime() - Date.parse(oldest_waiting_at)),
  };
}
export type Ledger = ReturnType<typeof ledgerOf>;

/** '6 min', '3 h', '2 dias' */
export function durationText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${formatNumber(Math.floor(hours / 24))} dias`;
}

export const destinationTexts = { house: 'e-mail', broker: 'corretor', webhook: 'CRM', mautic: 'marketing' };
export const deliveryTexts = {
  sent: 'entregue',
  queued: 'na fila',
  waiting: 'nova tentativa',
  refused: 'recusado',
  unclear: 'sem resposta clara',
} as const;

export const rowOf = (contact: StaffContactRow, now: Date) => ({
  ...{ id: contact.id, name: contact.name, detail: contact.email ?? contact.phone ?? '' },
  isUntaken: contact.responsible === null && contact.state === 'novo' && contact.suspicion === null,
  request: contact.visit ? `Visita, ${contact.visit}` : contact.request,
  property: contact.property ? `${contact.property.title}, ${contact.property.code}` : '',
  unknownCode: contact.property ? null : (contact.portal?.listing ?? null),
  origin: originText(contact),
  when: recentMomentText(new Date(contact.created_at), now),
  responsible: contact.responsible?.name ?? null,
  offeredTo: contact.offered_to,
  state: contact.state === 'novo' ? '' : contactStateNames[contact.state],
  isHeld: contact.suspicion !== null,
  deliveries: contact.deliveries.map(({ place, state }) => ({ state, place: destinationTexts[place] })),
});
export type ContactRow = ReturnType<typeof rowOf>;

function originText({ campaign: { source, campaign }, channel, portal }: StaffContactRow): string {
  if (portal) return portalNames[portal.name];
  if (channel) return contactChannelNames[channel].toLowerCase();
  return [source, campaign].filter(Boolean).join(', ') || 'direto';
}
