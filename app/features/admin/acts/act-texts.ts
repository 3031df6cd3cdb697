import type { StaffAct, StaffReading } from '@contract/staff-audit';
import { counted, countedProperties } from '@domain/kernel/counts';
import { recentMomentText } from '@domain/kernel/moment';
import { complaintVerb } from '@domain/leads/complaint';
import { crmVerb } from '@domain/leads/crm-state';
import { overrideNames } from '@domain/property/override-names';
import { feedPortalNames } from '@domain/property/feed-portals';
import { planNames } from '../portals/plan-names';
import { distributionFieldNames } from '../distribution/distribution-values';
import type { Verb } from '@domain/staff/roles';
import { valuesText } from './act-values';

interface ActText {
  text: string;
  /** In the list of verbs to filter by, where one verb records several acts. */
  label?: string;
  /** Of the act that takes it back. */
  undo?: string;
  /** Whoever has this verb takes it back; absent: its own. */
  grant?: Verb;
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
  [complaintVerb]: {
    ...{ text: 'Avisou que ninguém falou com ela', label: 'Avisou que ninguém falou com a pessoa' },
    final: 'o aviso sai com a resposta',
  },
  'contacts.take': { text: 'Assumiu o contato', undo: 'Devolveu o contato', grant: 'contacts.write' },
  'contacts.decline': {
    text: 'Não pôde atender o contato',
    final: 'o contato já foi oferecido a outra pessoa',
  },
  'contacts.answer': { text: 'Respondeu o contato', final: 'uma resposta não volta' },
  'contacts.note': { text: 'Guardou uma nota no contato', final: 'a nota fica' },
  'contacts.add': { text: 'Anotou o contato', final: 'um contato sai só com os dados da pessoa' },
  'contacts.retry': { text: 'Repetiu uma entrega do contato', final: sent },
  'announcements.read': { text: 'Abriu o anúncio', final: read },
  'announcements.write': { text: 'Decidiu o anúncio', final: 'a carta a quem anunciou já saiu' },
  'distribution.write': { text: 'Mudou quem atende', undo: 'Desfez a mudança de quem atende' },
  'absences.write': {
    ...{ text: 'Anotou a ausência', label: 'Anotou ou tirou uma ausência' },
    undo: 'Desfez a ausência',
  },
  'brokers.write': { text: 'Mudou o corretor', undo: 'Desfez a mudança do corretor' },
  'portals.write': {
    ...{ text: 'Mudou nos portais o imóvel', label: 'Mudou imóveis nos portais, ou um plano' },
    undo: 'Desfez a mudança nos portais de',
  },
  'properties.read': {
    ...{ text: 'Baixou imóveis em CSV', label: 'Baixou imóveis em CSV, ou abriu um relatório' },
    final: sent,
  },
  'lists.write': { text: 'Mudou a lista', undo: 'Desfez a mudança da lista' },
  'banners.write': { text: 'Mudou o banner', label: 'Mudou um banner ou a home', undo: 'Desfez a mudança' },
  'brokerage.apply': {
    ...{ text: 'Aplicou o arquivo da casa', label: 'Aplicou o house.yaml' },
    final: 'aplique o arquivo de antes',
  },
  'properties.write': { text: 'Mudou o imóvel', undo: 'Desfez a mudança do imóvel' },
  'properties.check': { text: 'Conferiu o imóvel', undo: 'Desfez a conferência do imóvel' },
  'redirects.write': {
    ...{ text: 'Mudou o redirecionamento de', label: 'Mudou redirecionamentos' },
    undo: 'Desfez a mudança do redirecionamento de',
  },
  'texts.write': { text: 'Publicou o texto', undo: 'Desfez a publicação do texto' },
  'campaigns.write': { text: 'Publicou a campanha', undo: 'Desfez a publicação da campanha' },
  'imports.write': {
    ...{ text: 'Decidiu a carga', label: 'Decidiu uma carga, ou carregou' },
    undo: 'Desfez a mudança do horário da carga',
  },
  'imports.force': { text: 'Publicou mesmo assim a carga', final: 'reverta a carga em Cargas' },
  'imports.restore': { text: 'Reverteu a carga', final: 'publique de novo a próxima carga, em Cargas' },
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
  if (fields.includes('item') || fields.includes('position')) return showcaseAct(subject, changes);
  if (verb === 'redirects.write') return redirectAct(changes);
  if (verb === 'imports.write') return loadAct(changes, fields);
  if (verb === 'distribution.write' || verb === 'absences.write') return ruleAct(changes, fields);
  if (verb === 'portals.write') return portalAct(subject, fields);
  if (verb === 'properties.read' && subject.startsWith('property:'))
    return { text: 'Abriu o relatório do proprietário', final: read };
  if (verb === 'properties.write' && fields.includes('owner'))
    return ownerTexts[String(changes?.owner?.[1])] ?? null;
  if (fields.includes('changed'))
    return changes?.changed?.[1] === true
      ? { text: 'Avisou que o imóvel mudou', final: 'o aviso já está em Hoje' }
      : { text: 'Resolveu o aviso do corretor', final: 'o corretor avisa outra vez' };
  if (fields.includes('own_state')) return ownStateTexts[String(changes?.own_state?.[1])] ?? null;
  if (fields.includes('own_fields'))
    return { text: 'Publicou mudanças do imóvel próprio', final: 'mude o cadastro e publique outra vez' };
  if (verb !== 'people.export') return null;
  if (subject.startsWith('export:')) return { text: 'Baixou contatos em CSV', final: sent };
  return fields.includes('answer') ? { text: 'Respondeu o pedido de titular', final: sent } : null;
}

/** A removed one stays with its history. */
function redirectAct(changes: StaffAct['changes']): ActText | null {
  const [was, is] = changes?.redirect ?? [];
  if (is === null) return { text: 'Tirou o redirecionamento de' };
  return was === null ? { text: 'Redirecionou' } : null;
}

const showcaseNames: Readonly<Record<string, string>> = {
  ...{ list: 'a lista', banner: 'o banner', slide: 'a foto da home', sections: 'a home' },
};

/** 'Publicou a lista', 'Tirou o banner': an item that came, went, changed or moved. */
function showcaseAct(subject: string, changes: StaffAct['changes']): ActText {
  const name = showcaseNames[subject.split(':')[0]!] ?? '';
  if (!changes?.item) return { text: `Mudou a ordem: ${name}` };
  const [was, is] = changes.item;
  if (is === null) return { text: `Tirou ${name}` };
  return { text: was === null ? `Publicou ${name}` : `Mudou ${name}` };
}

function loadAct(changes: StaffAct['changes'], fields: readonly string[]): ActText {
  if (fields.includes('schedule')) return { text: 'Mudou o horário da carga' };
  if (fields.includes('file'))
    return { text: 'Enviou um arquivo à carga', final: 'a prévia se descarta em Cargas' };
  if (fields.includes('source')) return { text: 'Mandou carregar agora', final: 'a carga já começou' };
  if (fields.includes('accepted'))
    return { text: 'Aceitou um valor da carga', final: 'o valor se muda no imóvel' };
  return changes?.decision?.[1] === 'discarded'
    ? { text: 'Descartou a carga', final: 'carregue de novo em Cargas' }
    : { text: 'Decidiu a carga', final: 'uma carga publicada se reverte em Cargas' };
}

function portalAct(subject: string, fields: readonly string[]): ActText | null {
  if (subject.startsWith('export:')) return { text: 'Baixou imóveis e portais em CSV', final: sent };
  if (fields.includes('address'))
    return { text: 'Trocou o endereço da carga de', final: 'um endereço fechado não volta' };
  return subject.startsWith('portal:') ? { text: 'Mudou o plano de' } : null;
}

/** Of properties without a feed (docs/decisions/0132-own-properties.md). */
const ownStateTexts: Readonly<Record<string, ActText>> = {
  published: { text: 'Publicou o imóvel próprio' },
  draft: { text: 'Tirou do site o imóvel próprio' },
  discarded: { text: 'Descartou o rascunho' },
};

const changedThere = 'mude a conta na página do imóvel';
/** The act has no address, which is a person's. */
const ownerTexts: Readonly<Record<string, ActText>> = {
  linked: { text: 'Ligou a conta do proprietário', final: changedThere },
  none: { text: 'Desligou a conta do proprietário', final: changedThere },
  listed: { text: 'Devolveu à lista a conta do proprietário', final: changedThere },
};

/** `undo` is of the act that takes another one back: it has the change in the other direction. */
function ruleAct(changes: StaffAct['changes'], fields: readonly string[]): ActText | null {
  const isGone = Object.values(changes ?? {})[0]?.[1] === null;
  if (fields.includes('group'))
    return isGone
      ? { text: 'Apagou o grupo', undo: 'Desfez a criação do grupo' }
      : { text: 'Criou o grupo', undo: 'Trouxe de volta o grupo' };
  if (!fields.includes('absence')) return null;
  return isGone
    ? { text: 'Tirou a ausência', undo: 'Desfez a anotação da ausência' }
    : { text: 'Anotou a ausência', undo: 'Trouxe de volta a ausência' };
}

const textOf = (verb: string): ActText =>
  Object.hasOwn(actTexts, verb) ? actTexts[verb]! : { text: 'Outro ato', final: 'ato de outra versão' };

/** For a list of verbs. */
export const actLabel = (verb: string): string => textOf(verb).label ?? textOf(verb).text;

/** The verb of the grant that takes an act back. */
export const undoVerb = (verb: string): Verb => textOf(verb).grant ?? (verb as Verb);

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
  const { verb, undoes, records, subject } = act;
  if (records !== null) {
    const whole = subject.startsWith('properties:')
      ? countedProperties(records)
      : subject.startsWith('redirects:')
        ? counted(records, 'redirecionamento', 'redirecionamentos')
        : counted(records, 'contato', 'contatos');
    const where = verb === 'portals.write' ? ' nos portais' : '';
    return `${undoes === null ? 'Mudou' : 'Desfez a mudança de'} ${whole}${where}`;
  }
  const { text, undo } = textOf(verb);
  const own = special(act);
  return undoes === null ? (own ?? { text }).text : (own?.undo ?? undo ?? `Desfez: ${text}`);
}

const propertyFieldNames = Object.fromEntries(
  Object.entries(overrideNames).map(([field, name]) => [field, name.toLowerCase()]),
);
const fieldNames: Readonly<Record<string, string>> = {
  ...propertyFieldNames,
  ...{ role: 'papel', state: 'estado', state_reason: 'motivo', remind_on: 'lembrar em' },
  ...{ responsible: 'quem atende', next_step: 'próximo passo', next_on: 'dia do passo', note: 'recado' },
  ...distributionFieldNames,
  ...{ offered: 'oferecido a', answer: 'resposta', complained_at: 'aviso' },
  ...{
    decision: 'decisão',
    number: 'número escrito',
    reverted: 'revertida',
    accepted: 'imóvel',
    source: 'fonte',
  },
  ...{ ...feedPortalNames, ...planNames, address: 'endereço', owner: 'conta do proprietário' },
  ...{ redirect: 'redirecionamento', item: 'conteúdo', position: 'lugar', changed: 'aviso de mudança' },
  ...{ own_state: 'publicação', own_fields: 'campos' },
  ...{ title: 'título', slug: 'endereço', lead: 'abertura', text: 'texto', description: 'descrição' },
  ...{ photo: 'foto', alt: 'descrição da foto', author: 'autor', from: 'início', until: 'fim' },
  ...{ blocks: 'blocos' },
  ...{ held: 'quarentena', factor: 'segundo fator', email: 'e-mail' },
};
export const fieldName = (field: string): string =>
  Object.hasOwn(fieldNames, field) ? fieldNames[field]! : field;

/** Without a member: the person, the CRM, who holds the link of an e-mail, or a command. */
export function whoActed({ member, verb, changes }: Pick<StaffAct, 'member' | 'verb' | 'changes'>): string {
  if (member !== null) return member;
  if (verb === complaintVerb) return 'a própria pessoa';
  if (verb === crmVerb) return 'CRM';
  if (changes?.via?.[1] !== 'email') return 'comando do operador';
  return actedByLink({ verb, changes }) ?? 'pelo e-mail';
}

/** Who takes or declines a contact by the link of an e-mail: the change names who. */
function actedByLink({ verb, changes }: Pick<StaffAct, 'verb' | 'changes'>): string | null {
  if (verb !== 'contacts.take' && verb !== 'contacts.decline') return null;
  return valuesText(changes, verb === 'contacts.take' ? 1 : 0) || null;
}

/** 'Carla Dias, de Vitrine para Corretor' */
export function actDetail(act: Pick<StaffAct, 'member' | 'verb' | 'changes'>): string {
  const { changes } = act;
  const [was, is] = [valuesText(changes, 0), valuesText(changes, 1)];
  const change = was && is ? `de ${was} para ${is}` : is || was;
  return [whoActed(act), change].filter(Boolean).join(', ');
}

/** 'Helena Prado, hoje, 14h52; Bruno Serra, ontem, 9h10' */
export const readersText = (readers: readonly StaffReading[], now: Date): string =>
  readers
    .map(({ member, at }) => `${member ?? 'quem já saiu'}, ${recentMomentText(new Date(at), now)}`)
    .join('; ');
