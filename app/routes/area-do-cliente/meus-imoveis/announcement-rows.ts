import type { OwnAnnouncement } from '@contract/announcements';
import { nextText } from '@domain/announcement/news';
import { type AnnouncementState, announcementStates, takesPhotos } from '@domain/announcement/states';
import { dayText, momentText } from '@domain/moment';
import { capitalized } from '@domain/text';
import type { WayStep } from '~/features/announce/way';

const wayStates = announcementStates.filter((state) => state !== 'recusado');

/** What the visitor has announced, by where it stands. */
export interface AnnouncementRows {
  ahead: AnnouncementRow[];
  /** On offer, and not told of by the list of properties. */
  onOffer: AnnouncementRow[];
  declined: AnnouncementRow[];
}
export type AnnouncementRow = ReturnType<typeof rowOf>;

const groups: Record<AnnouncementState, keyof AnnouncementRows> = {
  recebido: 'ahead',
  'em análise': 'ahead',
  'visita de fotos': 'ahead',
  'no ar': 'onOffer',
  recusado: 'declined',
};

/**
 * What is shown of the announcements.
 * @param listed the numbers of the properties that the page shows: an announcement that became one stands there
 */
export function announcementRows(
  announcements: readonly OwnAnnouncement[],
  listed: readonly number[],
  now: Date,
): AnnouncementRows {
  const rows: AnnouncementRows = { ahead: [], onOffer: [], declined: [] };
  for (const each of announcements)
    if (each.product === null || !listed.includes(each.product))
      rows[groups[each.state]].push(rowOf(each, now));
  return rows;
}

function rowOf(announcement: OwnAnnouncement, now: Date) {
  const { protocol, title, place, state, reason, history, summary, announced_at } = announcement;
  const last = history.at(-1)?.what ?? state;
  return {
    protocol,
    title,
    place,
    isDeclined: state === 'recusado',
    takesPhotos: takesPhotos(state),
    state: stateText(announcement),
    way: state === 'recusado' ? null : wayOf(announcement),
    next: nextText(new Date(announced_at), last, history, now),
    reason,
    sent: [
      ...summary,
      {
        label: 'Andamento',
        rows: history.map(({ what, at }): [string, string] => [capitalized(what), momentText(new Date(at))]),
      },
    ],
  };
}

const lastDay = ({ history }: OwnAnnouncement, what: string) => {
  const event = history.findLast((each) => each.what === what);
  return event && dayText(new Date(event.at));
};

/** 'Em análise'; 'Recusado em 14/11/2026'; 'Aceito em 14/11/2026', which is no state but what it waits for. */
function stateText(announcement: OwnAnnouncement): string {
  const { state, history } = announcement;
  const isAccepted = history.at(-1)?.what === 'aceito';
  if (!isAccepted && state !== 'recusado') return capitalized(state);
  const day = lastDay(announcement, isAccepted ? 'aceito' : state);
  return `${isAccepted ? 'Aceito' : 'Recusado'}${day ? ` em ${day}` : ''}`;
}

/** Each state with its day: of one that was passed over there is none. */
function wayOf(announcement: OwnAnnouncement): { steps: WayStep[]; current: number } {
  const current = wayStates.findIndex((each) => each === announcement.state);
  const steps = wayStates.map((each, index): WayStep => {
    const day = index <= current ? lastDay(announcement, each) : undefined;
    const text = day && index > 0 && index === current ? `desde ${day}` : day;
    return { name: capitalized(each), isDone: index < current, ...(text && { text }) };
  });
  return { steps, current };
}
