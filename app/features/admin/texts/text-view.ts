import type { StaffSession } from '@contract/staff';
import type { StaffAct } from '@contract/staff-audit';
import type { StaffDraft } from '@contract/staff-drafts';
import { recentMomentText } from '@domain/kernel/moment';
import { localMoment, localMomentText, type ShownPeriod } from '@domain/texts/shown-period';
import { actSentence, whoActed } from '../acts/act-texts';
import { undoRow } from '../acts/undo-row';
import type { HistoryRow } from '../record/record-history';

/** 'No ar de 28/11 às 8h até você tirar.' */
export function periodText({ from, until }: ShownPeriod, now: Date): string {
  const local = localMoment(now);
  if (until !== undefined && until <= local) return `Fora do ar desde ${localMomentText(until, now)}.`;
  const begin = from === undefined ? 'No ar' : `No ar de ${localMomentText(from, now)}`;
  return until === undefined ? `${begin} até você tirar.` : `${begin} até ${localMomentText(until, now)}.`;
}

/** 'rascunho de hoje, 14h31' */
export const draftText = ({ saved_at }: Pick<StaffDraft, 'saved_at'>, now: Date): string =>
  `rascunho de ${recentMomentText(new Date(saved_at), now)}`;

interface Versions {
  draft: StaffDraft | null;
  acts: readonly StaffAct[];
  grants: StaffSession['grants'];
  memberName: string;
  back: string;
  now: Date;
}

/** The draft, and each publication with its undo. */
export function versionRows({ draft, acts, grants, memberName, back, now }: Versions): HistoryRow[] {
  const who = (name: string) => (name === memberName ? 'Você' : name);
  return [
    ...(draft
      ? [
          {
            ...{ id: 0, at: draft.saved_at, when: recentMomentText(new Date(draft.saved_at), now) },
            ...{ what: who(draft.saved_by ?? 'Quem já saiu'), detail: 'rascunho' },
          },
        ]
      : []),
    ...acts.map((act) => ({
      ...{ id: act.id, at: act.at, when: recentMomentText(new Date(act.at), now) },
      ...{ what: who(whoActed(act)), detail: actSentence(act), undo: undoRow(act, grants, back) },
    })),
  ];
}
