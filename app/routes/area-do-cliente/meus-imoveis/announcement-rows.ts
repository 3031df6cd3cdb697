import type { OwnAnnouncement } from '@contract/announcements';
import { nextText } from '@domain/announcement/news';
import { type AnnouncementState, announcementStates, canAddPhotos } from '@domain/announcement/states';
import { dayText, momentText } from '@domain/kernel/moment';
import { capitalized } from '@domain/kernel/text';
import type { ProgressStep } from '~/features/announce/progress-steps';

const progressStates = announcementStates.filter((state) => state !== 'recusado');

export interface AnnouncementRows {
  ahead: AnnouncementRow[];
  /** Published, but missing in the list of properties. */
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

/** Omits announcements that the page already lists as properties. @param listed codes of the listed properties */
export function announcementRows(
  announcements: readonly OwnAnnouncement[],
  listed: readonly number[],
  now: Date,
  callDays: number | undefined,
): AnnouncementRows {
  const rows: AnnouncementRows = { ahead: [], onOffer: [], declined: [] };
  for (const each of announcements)
    if (each.product === null || !listed.includes(each.product))
      rows[groups[each.state]].push(rowOf(each, now, callDays));
  return rows;
}

function rowOf(announcement: OwnAnnouncement, now: Date, callDays: number | undefined) {
  const { protocol, title, place, state, reason, history, summary, announced_at } = announcement;
  const last = history.at(-1)?.what ?? state;
  return {
    protocol,
    title,
    place,
    isDeclined: state === 'recusado',
    takesPhotos: canAddPhotos(state),
    state: stateText(announcement),
    way: state === 'recusado' ? null : progressOf(announcement),
    next: nextText({ announced: new Date(announced_at), last, history, now, callDays }),
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

/** 'Em análise'; 'Recusado em 14/11/2026'; 'Aceito em 14/11/2026' (accepted is an event, not a state). */
function stateText(announcement: OwnAnnouncement): string {
  const { state, history } = announcement;
  const isAccepted = history.at(-1)?.what === 'aceito';
  if (!isAccepted && state !== 'recusado') return capitalized(state);
  const day = lastDay(announcement, isAccepted ? 'aceito' : state);
  return `${isAccepted ? 'Aceito' : 'Recusado'}${day ? ` em ${day}` : ''}`;
}

/** Steps with their days; a skipped step has no day. */
function progressOf(announcement: OwnAnnouncement): { steps: ProgressStep[]; current: number } {
  const current = progressStates.findIndex((each) => each === announcement.state);
  const steps = progressStates.map((each, index): ProgressStep => {
    const day = index <= current ? lastDay(announcement, each) : undefined;
    const text = day && index > 0 && index === current ? `desde ${day}` : day;
    return { name: capitalized(each), isDone: index < current, ...(text && { text }) };
  });
  return { steps, current };
}
