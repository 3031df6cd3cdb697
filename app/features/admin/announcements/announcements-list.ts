import type {
  StaffAnnouncementDraft,
  StaffAnnouncementRow,
  StaffAnnouncements,
} from '@contract/staff-announcements';
import {
  type AnnouncementTab,
  announcementTabs,
  maxSearchLength,
} from '@domain/announcement/announcement-parts';
import { callByDay } from '@domain/announcement/call-by';
import { dayText, isoDay, sinceText, weekdayText } from '@domain/kernel/moment';
import { capitalized, countWord } from '@domain/kernel/text';
import { adminLinks } from '../admin-links';
import { pageField } from '../list/page-of';

export const announcementField = { tab: 'aba', text: 'busca' } as const;

export const tabTexts: Record<AnnouncementTab, { label: string; address: string | undefined }> = {
  waiting: { label: 'À espera', address: undefined },
  published: { label: 'Publicados', address: 'publicados' },
  declined: { label: 'Recusados', address: 'recusados' },
  drafts: { label: 'Rascunhos parados', address: 'rascunhos' },
  held: { label: 'Quarentena', address: 'quarentena' },
};

export interface AnnouncementFilters {
  tab: AnnouncementTab;
  text: string;
  page: number;
}

/** Unknown values of the address count as absent. */
export function readAnnouncementFilters(params: URLSearchParams): AnnouncementFilters {
  const page = params.get(pageField) ?? '';
  const address = params.get(announcementField.tab);
  return {
    tab: announcementTabs.find((tab) => tabTexts[tab].address === address) ?? 'waiting',
    text: (params.get(announcementField.text) ?? '').trim().slice(0, maxSearchLength),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export const announcementsHref = ({ tab, text, page = 1 }: Partial<AnnouncementFilters>): string =>
  adminLinks.announcements({
    [announcementField.tab]: tab && tabTexts[tab].address,
    [announcementField.text]: text,
    [pageField]: page > 1 ? String(page) : undefined,
  });

/** 'Prometemos ligar em dois dias úteis: o de Lúcia Nery vence hoje.'; '' if nobody waits for the call. */
export function promiseText(
  { oldest }: StaffAnnouncements['to_decide'],
  callDays: number | undefined,
  now: Date,
): string {
  if (!oldest || callDays === undefined) return '';
  const [due, today] = [callByDay(new Date(oldest.announced_at), callDays), isoDay(now)];
  const days = `${countWord(callDays)} ${callDays === 1 ? 'dia útil' : 'dias úteis'}`;
  const when = due === today ? 'vence hoje' : `${due < today ? 'venceu' : 'vence'} ${weekdayText(due)}`;
  return `Prometemos ligar em ${days}: o de ${oldest.name} ${when}.`;
}

type StateIcon = 'clock' | 'warning' | 'check' | 'close';

/** 'Recebido'; 'Perguntamos em 19/11'; 'Em análise, Helena' */
export function stateOf({ state, is_accepted, suspicion, last }: StaffAnnouncementRow): {
  icon: StateIcon;
  text: string;
} {
  if (suspicion) return { icon: 'warning', text: 'Suspeito' };
  if (last.what === 'em análise' && last.message)
    return { icon: 'warning', text: `Perguntamos em ${dayText(new Date(last.at)).slice(0, 5)}` };
  const isAccepted = is_accepted && state !== 'no ar' && state !== 'recusado';
  const text = [capitalized(isAccepted ? 'aceito' : state), last.member?.split(' ')[0]];
  const icon = state === 'no ar' ? 'check' : state === 'recusado' ? 'close' : 'clock';
  return { icon, text: text.filter(Boolean).join(', ') };
}

export const announcementRow = (row: StaffAnnouncementRow, now: Date) => ({
  ...{ id: row.id, title: row.title, place: row.place, name: row.name, protocol: row.protocol },
  ...{ asking: row.asking, photos: row.photos, state: stateOf(row) },
  arrived: sinceText(new Date(row.announced_at), now),
});
export type AnnouncementListRow = ReturnType<typeof announcementRow>;

export const draftRow = (draft: StaffAnnouncementDraft, now: Date) => ({
  id: draft.id,
  title: draft.title || 'Ainda sem o tipo',
  place: draft.place || 'ainda sem o lugar',
  stopped: sinceText(new Date(draft.saved_at), now),
  began: sinceText(new Date(draft.began_at), now),
  deleted: dayText(new Date(draft.deleted_at)),
});
export type DraftListRow = ReturnType<typeof draftRow>;
