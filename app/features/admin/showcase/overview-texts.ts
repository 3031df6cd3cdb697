import type { ScheduleState } from '@domain/brokerage/schedule';

/** Name of what begins. */
export const newField = 'nome';
export const orderFormId = 'ordem';

const dayOf = (day: string) => day.split('-').reverse().join('/');

interface Dated {
  state: ScheduleState | null;
  from: string | null;
  until: string | null;
  has_draft: boolean;
}

const states: Record<ScheduleState, string> = { coming: 'ainda não', live: 'no site', ended: 'terminou' };

/** 'no site, com rascunho' */
export const stateText = ({ state, has_draft: hasDraft }: Dated): string =>
  state === null ? 'só rascunho' : `${states[state]}${hasDraft ? ', com rascunho' : ''}`;

/** '18/12/2026 a 20/12/2026'; drafts may have any text. */
export function daysText({ from, until }: Dated): string {
  if (from && until) return `${dayOf(from)} a ${dayOf(until)}`;
  if (from) return `desde ${dayOf(from)}`;
  return until ? `até ${dayOf(until)}` : 'sempre';
}
