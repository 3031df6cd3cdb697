import type { StaffToday } from '@contract/staff-today';
import { isoDay } from '@domain/kernel/moment';
import type { Grant } from '@domain/staff/roles';
import { adminLinks, intentField, returnField } from '../admin-links';
import { contactField, contactIntents, wasField } from '../answering/contact-fields';
import { dueDayText, dueText } from './due-text';
import { whyText } from './offer-texts';
import { last, type TodayAction, type TodayRow } from './today-row';

type Contact = NonNullable<StaffToday['contacts']>['rows'][number];
type Promised = NonNullable<StaffToday['promises']>['rows'][number];

export const requestText = ({ request, code }: Pick<Contact, 'request' | 'code'>): string =>
  code ? `${request}, imóvel ${code}` : request;

/** @param canWrite undefined: reads alone */
export const contactTasks = (rows: readonly Contact[], now: Date, canWrite: Grant | undefined): TodayRow[] =>
  rows.map((row) => {
    const due = row.due_at === null ? null : new Date(row.due_at);
    const href = adminLinks.contact(row.id);
    return {
      ...{ key: `contato-${row.id}`, isLate: due !== null && due <= now, since: row.due_at ?? last },
      ...{ time: due ? dueText(due, now) : 'sem corretor', why: whyText(row, now) },
      ...{ what: ['', row.name, `: ${requestText(row)}`], href },
      actions: canWrite ? answerActions(row, canWrite) : [{ label: 'Abrir', href }],
    };
  });

function answerActions({ id, name, phone, responsible, is_own }: Contact, grant: Grant): TodayAction[] {
  const take = { [intentField]: contactIntents.take, [contactField]: String(id) };
  const canReach = is_own && phone !== null;
  return [
    ...(responsible ? [] : [{ label: 'Assumir', post: adminLinks.today(), fields: take }]),
    ...(canReach ? [{ label: 'WhatsApp', whatsapp: id, name }] : []),
    // Who sees all has the number in the record: the row is full.
    ...(canReach && grant === 'own' ? [{ label: 'Ligar', call: id, phone, name }] : []),
    { label: 'Já respondi', answered: id, isAccent: responsible !== null && !canReach },
    ...(grant === 'all' ? [{ label: 'Passar', href: `${adminLinks.contact(id)}#painel-atende` }] : []),
  ];
}

export const promiseTasks = (rows: readonly Promised[], now: Date, canWrite: boolean): TodayRow[] =>
  rows.map((row) => {
    const { id, name, next_step, next_on } = row;
    const href = adminLinks.contact(id);
    return {
      ...{ key: `promessa-${id}`, time: dueDayText(next_on, now), isLate: next_on < isoDay(now) },
      ...{ since: next_on, href, what: [`${next_step ?? 'Retomar o contato'}: `, name, ''] },
      why: requestText(row),
      actions: canWrite ? stepActions(href, { next_step, next_on }, now) : [{ label: 'Abrir', href }],
    };
  });

const dayMs = 24 * 3_600_000;

/** Done: the step is emptied; postponed: it gets another day; unless another has changed it. */
function stepActions(href: string, was: Pick<Promised, 'next_step' | 'next_on'>, now: Date): TodayAction[] {
  const fields = {
    ...{ [intentField]: contactIntents.step, [wasField]: JSON.stringify(was) },
    [returnField]: adminLinks.today(),
  };
  return [
    { label: 'Feito', post: href, isAccent: true, fields: { ...fields, next_step: '', next_on: '' } },
    {
      ...{ label: 'Adiar', postpone: href, fields: { ...fields, next_step: was.next_step ?? '' } },
      ...{ today: isoDay(now), tomorrow: isoDay(new Date(now.getTime() + dayMs)) },
    },
  ];
}
