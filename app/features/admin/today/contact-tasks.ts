import type { StaffToday } from '@contract/staff-today';
import { ageText, isoDay, recentMomentText } from '@domain/kernel/moment';
import { answerMinutes } from '@domain/leads/answer-time';
import { adminLinks, intentField } from '../admin-links';
import { contactIntents, wasField } from '../answering/contact-fields';
import { dueDayText } from './due-text';
import type { TodayAction, TodayRow } from './today-row';

type Contact = NonNullable<StaffToday['contacts']>['rows'][number];
type Promised = NonNullable<StaffToday['promises']>['rows'][number];

const minuteMs = 60_000;
export const dueAt = ({ created_at }: Pick<Contact, 'created_at'>): Date =>
  new Date(Date.parse(created_at) + answerMinutes * minuteMs);

/** 'venceu há 22 min', 'vence em 6 min' */
export function dueText(due: Date, now: Date): string {
  if (due <= now) return `venceu há ${ageText(due, now)}`;
  return `vence em ${Math.ceil((due.getTime() - now.getTime()) / minuteMs)} min`;
}

export const requestText = ({ request, code }: Pick<Contact, 'request' | 'code'>): string =>
  code ? `${request}, imóvel ${code}` : request;

/** @param canTake nobody has taken them, and the member may */
export const contactTasks = (rows: readonly Contact[], now: Date, canTake: boolean): TodayRow[] =>
  rows.map((row) => {
    const due = dueAt(row);
    const href = adminLinks.contact(row.id);
    return {
      ...{ key: `contato-${row.id}`, time: dueText(due, now), isLate: due <= now, since: row.created_at },
      ...{ what: ['', row.name, `: ${requestText(row)}`], href },
      why: `Pedido ${momentInSentence(new Date(row.created_at), now)}.`,
      actions: canTake ? takeActions(href) : [{ label: 'Abrir', href }],
    };
  });

/** 'hoje, 8h31', 'em 29/10/2026, 8h57' */
const momentInSentence = (moment: Date, now: Date) => recentMomentText(moment, now).replace(/^(?=\d)/, 'em ');

const takeActions = (href: string): TodayAction[] => [
  { label: 'Assumir', post: href, fields: { [intentField]: contactIntents.take } },
  { label: 'Passar', href: `${href}#painel-atende` },
];

export const promiseTasks = (rows: readonly Promised[], now: Date, canWrite: boolean): TodayRow[] =>
  rows.map((row) => {
    const { id, name, next_step, next_on } = row;
    const href = adminLinks.contact(id);
    return {
      ...{ key: `promessa-${id}`, time: dueDayText(next_on, now), isLate: next_on < isoDay(now) },
      ...{ since: next_on, href, what: [`${next_step ?? 'Retomar o contato'}: `, name, ''] },
      why: requestText(row),
      actions: canWrite ? stepActions(href, { next_step, next_on }) : [{ label: 'Abrir', href }],
    };
  });

/** Done: the step is emptied, unless another has changed it. */
const stepActions = (href: string, was: Pick<Promised, 'next_step' | 'next_on'>): TodayAction[] => [
  {
    ...{ label: 'Feito', post: href, isAccent: true },
    fields: {
      ...{ [intentField]: contactIntents.step, [wasField]: JSON.stringify(was) },
      ...{ next_step: '', next_on: '' },
    },
  },
  { label: 'Adiar', href: `${href}#painel-passo` },
];
