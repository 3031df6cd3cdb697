import type { StaffContact } from '@contract/staff-contacts';
import { recentDayText, recentMomentText } from '@domain/kernel/moment';
import { formatMoney } from '@domain/kernel/money';
import { contactChannelNames, contactStateNames } from '@domain/leads/contact-state';
import { portalNames, unnamedPerson } from '@domain/leads/portals';
import { suspicionNames } from '@domain/leads/suspicion';
import { isSubscription } from '@domain/leads/subscription';
import type { StaffSession } from '@contract/staff';
import { actSentence, readersText, whoActed } from '../acts/act-texts';
import { contactChangesText } from '../answering/contact-fields';
import { undoRow } from '../acts/undo-row';
import { adminLinks } from '../admin-links';
import type { HistoryRow } from '../record/record-history';
import { deliveryTexts } from './contacts-list';
import { offerEvents, promiseText, responsibleText } from './promise-texts';
import { placeTexts } from './place-texts';

/** A contact as texts. */
export const contactView = (contact: StaffContact, now: Date, grants: StaffSession['grants'] = {}) => ({
  lead: leadText(contact, now),
  property: contact.property && { ...contact.property, detail: propertyText(contact.property) },
  unknownListing: contact.property ? null : (contact.portal?.listing ?? null),
  facts: factsOf(contact),
  hints: hintText(contact, now),
  responsible: responsibleText(contact, now),
  promise: promiseText(contact, now),
  deliveries: contact.deliveries.map((delivery) => deliveryRow(delivery, now)),
  notes: contact.notes.map(({ id, at, member, text }) => ({
    ...{ id, at, text, when: recentMomentText(new Date(at), now), member: member ?? 'quem já saiu' },
  })),
  others: contact.others.map((other) => ({
    ...{ id: other.id, request: other.request, when: recentMomentText(new Date(other.created_at), now) },
    detail: otherText(other),
  })),
  readers: `Lido por ${readersText(contact.readers, now)}.`,
  history: historyOf(contact, now, grants),
});
export type ContactView = ReturnType<typeof contactView>;

/** 'Pedido de visita, 26/11/2026, manhã. Contato nº 2611-048213, hoje, 14h48.' */
function leadText({ request, details, protocol, created_at, suspicion }: StaffContact, now: Date): string {
  const visit = details.find(([label]) => label === 'Visita')?.[1];
  const held = suspicion ? ` Em quarentena: ${suspicionNames[suspicion]}.` : '';
  const when = recentMomentText(new Date(created_at), now);
  return `${[request, visit].filter(Boolean).join(', ')}. Contato nº ${protocol}, ${when}.${held}`;
}

const propertyText = ({ code, district, city, price, is_rent }: NonNullable<StaffContact['property']>) =>
  `${code}, ${district || city}${price === null ? '' : `, ${formatMoney(price)}${is_rent ? ' por mês' : ''}`}.`;

function factsOf(contact: StaffContact): [string, string][] {
  const { consent, channel, noted_by } = contact;
  const marketing = isSubscription(contact.kind) ? '' : ' Sem marketing.';
  const rows: [string, string | null][] = [
    ['Mensagem', contact.message && `“${contact.message}”`],
    ['Preferência', contact.preference],
    ...contact.details.filter(([label]) => label !== 'Visita' || contact.kind !== 'schedule'),
    ['E-mail', contact.email],
    ['Telefone', contact.phone],
    ['CPF', contact.cpf],
    ['Consentimento', `${consent.purpose} (${consent.basis}).${marketing} ${noticeText(consent.version)}`],
    ['Origem', portalText(contact)],
    ['Campanha', contact.campaign.map(([label, value]) => `${label} ${value}`).join(', ') || null],
    [
      'Anotado',
      channel && [contactChannelNames[channel], noted_by && `por ${noted_by}`].filter(Boolean).join(', '),
    ],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}

/** 'ZAP, código do anúncio AP-0955, contato 59ee0fc6 no portal.' */
function portalText({ portal }: StaffContact): string | null {
  if (!portal) return null;
  const { name, listing, contact } = portal;
  return `${[
    portalNames[name],
    listing !== null && `código do anúncio ${listing}`,
    contact !== null && `contato ${contact} no portal`,
  ]
    .filter(Boolean)
    .join(', ')}.`;
}

/** 'O imóvel é de Marina Couto. Rafael já falou com Tomás Reis em 02/11/2026.' */
function hintText({ name, hints: { property, chosen, earlier } }: StaffContact, now: Date): string {
  const [first] = name === unnamedPerson ? ['Esta pessoa'] : name.split(' ');
  return [
    property && `O imóvel é de ${property.name}.`,
    chosen && `${first} escolheu ${chosen.name}.`,
    earlier && `${first} já falou com ${earlier.name} ${recentDayText(new Date(earlier.at), now)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const deliveryRow = ({ place, events, ...delivery }: StaffContact['deliveries'][number], now: Date) => ({
  ...{ id: delivery.id, place: placeTexts[place], address: delivery.address, state: delivery.state },
  attempts: delivery.attempts,
  next:
    delivery.next_at && delivery.state !== 'sent'
      ? `próxima ${recentMomentText(new Date(delivery.next_at), now)}`
      : '',
  events: events.map(({ at, state, reason, errors, times }) =>
    [
      recentMomentText(new Date(at), now),
      deliveryTexts[state],
      ...[reason, errors].filter((text) => text !== null),
      ...(times > 1 ? [`${times} vezes`] : []),
    ].join(', '),
  ),
});

function otherText({ code, protocol, state, responsible }: StaffContact['others'][number]): string {
  const property = code && `imóvel ${code}`;
  const answers = responsible && `com ${responsible.name}`;
  return [`nº ${protocol}`, property, answers, contactStateNames[state].toLowerCase()]
    .filter(Boolean)
    .join(', ');
}

/** 'Aviso de 25/11/2026.'; of a noted contact 'Aviso: informado pela equipe.' */
function noticeText(version: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(version) ?? [];
  return day ? `Aviso de ${day}/${month}/${year}.` : `Aviso: ${version}.`;
}

function receivedText({ channel, portal }: StaffContact): string {
  if (portal) return `Recebido do portal ${portalNames[portal.name]} e guardado`;
  return channel ? 'Anotado' : 'Recebido e guardado';
}

/** Acts and how the contact came; newest first. */
function historyOf(contact: StaffContact, now: Date, grants: StaffSession['grants']): HistoryRow[] {
  const acts = contact.acts.map((act) => ({
    ...{ id: act.id, at: act.at, what: actSentence(act) },
    detail: [whoActed(act), contactChangesText(act.changes)].filter(Boolean).join(', '),
    undo: undoRow(act, grants, adminLinks.contact(contact.id)),
  }));
  const received = {
    ...{ id: -1, at: contact.created_at, what: receivedText(contact) },
    detail: contact.request_id ? `código para o suporte ${contact.request_id}` : '',
  };
  // Of a contact noted by hand the act is how it came.
  const isNoted = contact.acts.some(({ verb }) => verb === 'contacts.add');
  const events = offerEvents(contact, now).map((event, index) => ({ ...event, id: -2 - index }));
  return [...acts, ...events, ...(isNoted ? [] : [received])]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map((row) => ({ ...row, when: recentMomentText(new Date(row.at), now) }));
}
