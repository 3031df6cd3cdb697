import type { StaffAct, StaffReading } from '@contract/staff-audit';
import { counted } from '@domain/kernel/counts';
import { recentMomentText } from '@domain/kernel/moment';
import { crmVerb } from '@domain/leads/crm-state';
import { valuesText } from './act-values';

interface ActText {
  text: string;
  /** In the list of verbs to filter by, where one verb records several acts. */
  label?: string;
  /** Of the act that takes it back. */
  undo?: string;
  /** Why it is not taken back. Absent: it is (`undoers` of api/modules.ts). */
  final?: string;
}

const read = 'leitura não se desfaz';
const access = 'só quem entrou desfaz, em Segurança';
const sent = 'o que foi enviado não volta';
const visit = 'entrada não se desfaz';
const own = (text: string): ActText => ({ text, final: access });

/** Each verb that records acts: a test looks into the back end for verbs without a text. */
export const actTexts: Readonly<Record<string, ActText>> = {
  'members.invite': {
    ...{ text: 'Convidou', label: 'Convidou, ou revogou um convite' },
    final: 'o convite já saiu; revogue-o em Pessoas',
  },
  'members.role': { text: 'Mudou o papel', undo: 'Desfez a mudança de papel' },
  'members.remove': { text: 'Tirou da equipe', final: 'quem saiu volta só com outro convite' },
  'contacts.read': { text: 'Leu o contato', final: read },
  'contacts.write': { text: 'Mudou o contato', undo: 'Desfez a mudança do contato' },
  [crmVerb]: {
    ...{ text: 'Mudou o contato', label: 'Mudou o contato, pelo CRM' },
    final: 'o CRM o mudaria de novo; mude-o lá',
  },
  'contacts.note': { text: 'Guardou uma nota no contato', final: 'a nota fica' },
  'contacts.add': { text: 'Anotou o contato', final: 'um contato sai só com os dados da pessoa' },
  'contacts.retry': { text: 'Repetiu uma entrega do contato', final: sent },
  'announcements.read': { text: 'Abriu o anúncio', final: read },
  'announcements.write': { text: 'Decidiu o anúncio', final: 'a carta a quem anunciou já saiu' },
  'brokers.write': { text: 'Mudou o corretor', undo: 'Desfez a mudança do corretor' },
  'people.read': { text: 'Abriu o pedido de titular', final: read },
  'people.note': { text: 'Anotou o pedido de titular', final: 'o pedido de uma pessoa fica' },
  'people.export': {
    ...{ text: 'Baixou os dados do pedido de titular', label: 'Exportou dados, ou respondeu um pedido' },
    final: sent,
  },
  'people.erase': { text: 'Apagou a pessoa do pedido de titular', final: 'dados apagados não voltam' },
  'access.join': { text: 'Aceitou o convite', final: 'quem entrou sai em Pessoas' },
  'access.open': { text: 'Entrou na Mesa', final: visit },
  'access.close': { text: 'Saiu da Mesa', final: visit },
  'access.step-up': { text: 'Confirmou o segundo fator', final: visit },
  'access.factor': own('Cadastrou um segundo fator'),
  'access.remove-factor': own('Removeu um segundo fator'),
  'access.codes': own('Gerou códigos de recuperação'),
  'access.password': own('Trocou a senha'),
};

/** What a verb that records several acts has recorded: a text, and why it is not taken back. */
function special({ verb, subject, fields, changes }: StaffAct): ActText | null {
  if (verb === 'members.invite' && changes?.email?.[1] === null)
    return { text: 'Revogou o convite de', final: 'convide outra vez em Pessoas' };
  if (verb === 'announcements.write' && fields.includes('held'))
    return { text: 'Tirou da quarentena o anúncio', final: 'o contato já foi entregue' };
  if (verb !== 'people.export') return null;
  if (subject.startsWith('export:')) return { text: 'Baixou contatos em CSV', final: sent };
  return fields.includes('answer') ? { text: 'Respondeu o pedido de titular', final: sent } : null;
}

const textOf = (verb: string): ActText =>
  Object.hasOwn(actTexts, verb) ? actTexts[verb]! : { text: 'Outro ato', final: 'ato de outra versão' };

/** For a list of verbs. */
export const actLabel = (verb: string): string => textOf(verb).label ?? textOf(verb).text;

/** null: it can be taken back. */
export function whyNotUndone(act: StaffAct): string | null {
  const { verb, fields, is_undone, is_erased } = act;
  if (is_undone) return 'já desfeito';
  const { final } = special(act) ?? textOf(verb);
  if (final) return final;
  if (is_erased) return 'valores apagados';
  return fields.every((field) => field === 'note') ? 'o recado fica' : null;
}

/** 'Mudou o contato', 'Desfez a mudança do contato', 'Mudou 312 contatos'. Verbs of later versions are 'Outro ato'. */
export function actSentence(act: StaffAct): string {
  const { verb, undoes, records } = act;
  if (records !== null)
    return `${undoes === null ? 'Mudou' : 'Desfez a mudança de'} ${counted(records, 'contato', 'contatos')}`;
  const { text, undo } = textOf(verb);
  return undoes === null ? (special(act) ?? { text }).text : (undo ?? `Desfez: ${text}`);
}

const fieldNames: Readonly<Record<string, string>> = {
  ...{ role: 'papel', state: 'estado', state_reason: 'motivo', remind_on: 'lembrar em' },
  ...{ responsible: 'quem atende', next_step: 'próximo passo', next_on: 'dia do passo', note: 'recado' },
  ...{ held: 'quarentena', factor: 'segundo fator', email: 'e-mail' },
};
export const fieldName = (field: string): string =>
  Object.hasOwn(fieldNames, field) ? fieldNames[field]! : field;

export const whoActed = ({ member, verb }: Pick<StaffAct, 'member' | 'verb'>): string =>
  member ?? (verb === crmVerb ? 'CRM' : 'comando do operador');

/** 'Carla Dias, de Vitrine para Corretor' */
export function actDetail({ changes, ...act }: Pick<StaffAct, 'member' | 'verb' | 'changes'>): string {
  const [was, is] = [valuesText(changes, 0), valuesText(changes, 1)];
  const change = was && is ? `de ${was} para ${is}` : is || was;
  return [whoActed(act), change].filter(Boolean).join(', ');
}

/** 'Helena Prado, hoje, 14h52; Bruno Serra, ontem, 9h10' */
export const readersText = (readers: readonly StaffReading[], now: Date): string =>
  readers
    .map(({ member, at }) => `${member ?? 'quem já saiu'}, ${recentMomentText(new Date(at), now)}`)
    .join('; ');
