import type { ContactStateValue } from '@domain/leads/contact-rules';
import { type ContactChannel, contactChannelNames, contactStateNames } from '@domain/leads/contact-state';
import type { Responsible, StaffContact } from '@contract/staff-contacts';
import type { FormReply } from '~/forms/form-reply';
import { answerText } from '../contacts/answer-text';
import type { ConflictView, FieldTexts } from '../conflict/conflict-view';

export const contactIntents = {
  take: 'take',
  takeWhatsapp: 'take-whatsapp',
  decline: 'decline',
  /** By what, the member says. */
  answer: 'answer',
  /** The admin's links. */
  whatsapp: 'whatsapp',
  call: 'call',
  pass: 'pass',
  state: 'state',
  step: 'step',
  note: 'note',
} as const;
/** The values that a panel's form has read, as JSON: what another changes since is a conflict. */
export const wasField = 'was';
/** Of a button of 'Já respondi'. */
export const channelField = 'por';
/** Of a button of the list. */
export const contactField = 'contato';

/** What the panels show of a contact. */
export type AnswerData = Pick<
  StaffContact,
  | 'id'
  | 'state'
  | 'state_reason'
  | 'remind_on'
  | 'responsible'
  | 'responsibles'
  | 'hints'
  | 'next_step'
  | 'next_on'
  | 'answer'
  | 'complained_at'
>;

export type AnswerReply = FormReply & { intent: string; conflict?: ConflictView };

/** 'broker:12', as forms post it; '': nobody. */
export const responsibleRef = (responsible: Omit<Responsible, 'name'> | null): string =>
  responsible ? `${responsible.kind}:${responsible.id}` : '';

/** '2026-12-03' → '03/12/2026' */
export const plannedDayText = (day: string): string => day.split('-').toReversed().join('/');

/** 'Perdido: comprou outro', 'Sem interesse agora, lembrar em 03/12/2026' */
export function stateText({ state, state_reason, remind_on }: ContactStateValue): string {
  const name = contactStateNames[state];
  if (state_reason) return `${name}: ${state_reason}`;
  return remind_on ? `${name}, lembrar em ${plannedDayText(remind_on)}` : name;
}

const empty = 'nada';

const shown: Record<string, (value: never) => string> = {
  state: stateText,
  responsible: (value: Responsible | null) => (value ? value.name || 'quem já saiu' : 'Sem corretor'),
  next_step: (value: string | null) => value ?? empty,
  next_on: (value: string | null) => (value ? plannedDayText(value) : empty),
};

export const contactFieldTexts: FieldTexts = {
  names: {
    state: 'estado',
    responsible: 'quem atende',
    next_step: 'próximo passo',
    next_on: 'dia do próximo passo',
    note: 'recado',
  },
  show: (field, value) => shown[field]!(value as never),
  post: (field, value) =>
    field === 'responsible' ? responsibleRef(value as Responsible | null) || null : value,
};

const hintTexts = { chosen: 'escolha do cliente', property: 'do imóvel', earlier: 'já conversou' } as const;

/** Of a select: who is likely first, with the reason. Without a likely one the member chooses. */
export function responsibleOptions({
  responsible,
  responsibles,
  hints,
}: Pick<AnswerData, 'responsible' | 'responsibles' | 'hints'>): (readonly [string, string])[] {
  const reasons = new Map<string, string>();
  for (const hint of ['chosen', 'property', 'earlier'] as const) {
    const ref = responsibleRef(hints[hint]);
    if (ref && !reasons.has(ref)) reasons.set(ref, hintTexts[hint]);
  }
  const options = responsibles.map((each) => [responsibleRef(each), each.name] as const);
  const current = responsible && ([responsibleRef(responsible), responsible.name] as const);
  if (current && !options.some(([ref]) => ref === current[0])) options.push(current);
  const order = [...reasons.keys()];
  const likely = options
    .filter(([ref]) => reasons.has(ref))
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([ref, name]) => [ref, `${name}, ${reasons.get(ref)}`] as const);
  const nobody = ['', responsible ? 'Sem corretor' : 'Escolha'] as const;
  const others = options.filter(([ref]) => !reasons.has(ref));
  return likely.length > 0 ? [...likely, ...others, nobody] : [nobody, ...others];
}

const actFields: Record<string, readonly [string, (value: never) => string]> = {
  channel: ['como veio', (value: ContactChannel) => contactChannelNames[value]],
  responsible: ['quem atende', shown.responsible!],
  state: ['estado', (value: ContactStateValue['state']) => contactStateNames[value]],
  state_reason: ['motivo', shown.next_step!],
  remind_on: ['lembrar em', shown.next_on!],
  next_step: ['próximo passo', shown.next_step!],
  next_on: ['dia', shown.next_on!],
  note: ['recado', shown.next_step!],
  answer: ['por', answerText],
  complained_at: ['depois do aviso', () => '“ninguém falou comigo”'],
};

/** 'estado: Perdido; motivo: preço'. @param changes of an act; null: erased */
export const contactChangesText = (changes: Readonly<Record<string, unknown[]>> | null): string =>
  Object.entries(actFields)
    .flatMap(([field, [name, text]]) =>
      changes?.[field] ? [`${name}: ${text(changes[field][1] as never)}`] : [],
    )
    .join('; ');
