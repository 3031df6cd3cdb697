import type { StaffAct, StaffReading } from '@contract/staff-audit';
import { counted } from '@domain/kernel/counts';
import { recentMomentText } from '@domain/kernel/moment';
import { type ContactState, contactStateNames } from '@domain/leads/contact-state';
import { isRole, roleNames } from '@domain/staff/roles';

interface ActText {
  text: string;
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
  'members.invite': { text: 'Convite', final: 'o convite já saiu; revogue-o em Pessoas' },
  'members.role': { text: 'Papel mudado' },
  'members.remove': { text: 'Saiu da equipe', final: 'quem saiu volta só com outro convite' },
  'contacts.read': { text: 'Leu o contato', final: read },
  'contacts.write': { text: 'Contato mudado' },
  'contacts.note': { text: 'Nota', final: 'o recado fica' },
  'contacts.add': { text: 'Anotou o contato', final: 'um contato sai só com os dados da pessoa' },
  'contacts.retry': { text: 'Repetiu uma entrega', final: sent },
  'announcements.read': { text: 'Abriu o anúncio', final: read },
  'announcements.write': { text: 'Decidiu o anúncio', final: 'a carta a quem anunciou já saiu' },
  'brokers.write': { text: 'Mudou um corretor' },
  'people.read': { text: 'Abriu o pedido de titular', final: read },
  'people.note': { text: 'Anotou o pedido de titular', final: 'o pedido de uma pessoa fica' },
  'people.export': { text: 'Exportou dados de pessoas', final: sent },
  'people.erase': { text: 'Apagou os dados de uma pessoa', final: 'dados apagados não voltam' },
  'access.join': { text: 'Aceitou o convite', final: 'quem entrou sai em Pessoas' },
  'access.open': { text: 'Entrou na Mesa', final: visit },
  'access.close': { text: 'Saiu da Mesa', final: visit },
  'access.step-up': { text: 'Confirmou o segundo fator', final: visit },
  'access.factor': own('Cadastrou um segundo fator'),
  'access.remove-factor': own('Removeu um segundo fator'),
  'access.codes': own('Gerou códigos de recuperação'),
  'access.password': own('Trocou a senha'),
};

const textOf = (verb: string): ActText =>
  Object.hasOwn(actTexts, verb) ? actTexts[verb]! : { text: 'Outro ato', final: 'ato de outra versão' };

/** Verbs of later versions are 'Outro ato'. */
export const actText = (verb: string): string => textOf(verb).text;

/** null: it can be taken back. */
export function whyNotUndone({ verb, fields, is_undone, is_erased }: StaffAct): string | null {
  if (is_undone) return 'já desfeito';
  if (is_erased) return 'valores apagados';
  return textOf(verb).final ?? (fields.every((field) => field === 'note') ? 'o recado fica' : null);
}

/** 'Contato mudado', 'Desfez: contato mudado', 'Contato mudado, 312 registros' */
export function actSentence({ verb, undoes, records }: StaffAct): string {
  const text = actText(verb);
  const whole = undoes === null ? text : `Desfez: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return records === null ? whole : `${whole}, ${counted(records, 'registro', 'registros')}`;
}

const fieldNames: Readonly<Record<string, string>> = {
  ...{ role: 'papel', state: 'estado', state_reason: 'motivo', remind_on: 'lembrar em' },
  ...{ responsible: 'quem atende', next_step: 'próximo passo', next_on: 'dia do passo', note: 'recado' },
  ...{ held: 'quarentena', factor: 'segundo fator', email: 'e-mail' },
};
export const fieldName = (field: string): string =>
  Object.hasOwn(fieldNames, field) ? fieldNames[field]! : field;

const factorNames: Readonly<Record<string, string>> = {
  ...{
    totp: 'aplicativo de códigos',
    passkey: 'chave do aparelho',
    'recovery-code': 'código de recuperação',
  },
};

/** Old (0) or new (1) values, as a reader sees them. */
export const valuesText = (changes: StaffAct['changes'], side: 0 | 1): string =>
  Object.entries(changes ?? {})
    .map(([field, change]) => valueText(field, change[side]))
    .filter(Boolean)
    .join(', ');

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined) return field === 'responsible' ? 'ninguém' : '';
  if (typeof value === 'object')
    return 'name' in value && typeof value.name === 'string' ? value.name : 'quem já saiu';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field === 'role' && isRole(text)) return roleNames[text];
  if (field === 'factor' && Object.hasOwn(factorNames, text)) return factorNames[text]!;
  if (field === 'state' && Object.hasOwn(contactStateNames, text))
    return contactStateNames[text as ContactState];
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return day ? `${day}/${month}/${year}` : text;
}

export const whoActed = ({ member }: Pick<StaffAct, 'member'>): string => member ?? 'comando do operador';

/** 'Carla Dias, de Vitrine para Corretor' */
export function actDetail({ member, changes }: Pick<StaffAct, 'member' | 'changes'>): string {
  const [was, is] = [valuesText(changes, 0), valuesText(changes, 1)];
  const change = was && is ? `de ${was} para ${is}` : is || was;
  return [whoActed({ member }), change].filter(Boolean).join(', ');
}

/** 'Helena Prado, hoje, 14h52; Bruno Serra, ontem, 9h10' */
export const readersText = (readers: readonly StaffReading[], now: Date): string =>
  readers
    .map(({ member, at }) => `${member ?? 'quem já saiu'}, ${recentMomentText(new Date(at), now)}`)
    .join('; ');
