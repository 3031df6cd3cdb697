import type { StaffAct } from '@contract/staff-audit';
import { counted } from '@domain/kernel/counts';
import type { ContactTab } from '@domain/leads/contact-parts';
import { contactChannelNames, contactStateNames } from '@domain/leads/contact-state';
import { dayText as checkDay } from '@domain/kernel/moment';
import { feedPortalNames, feedPortals, levelWords } from '@domain/property/feed-portals';
import type { FeedSchedule } from '@domain/property/feed-schedule';
import { visibilityNames } from '@domain/property/visibility';
import { roleNames } from '@domain/staff/roles';
import { contactTabNames, dayText } from '../contacts/contacts-list';
import { answerText, type GivenAnswer } from '../contacts/answer-text';
import { placeTexts } from '../contacts/place-texts';
import { distributionAct, isDistributionField } from '../distribution/distribution-values';
import { planNames } from '../portals/plan-names';
import { scheduleText } from '../feeds/schedule-text';
import { overrideText } from './override-text';

const factorNames = {
  totp: 'aplicativo de códigos',
  passkey: 'chave do aparelho',
  'recovery-code': 'código de recuperação',
};

function mapWords(names: Readonly<Record<string, string>>, show: (word: string) => string) {
  return Object.fromEntries(Object.entries(names).map(([name, word]) => [name, show(word)]));
}

/** Stored words of a field, as people read them. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...{ role: roleNames, state: contactStateNames, channel: contactChannelNames },
  ...{ factor: factorNames, delivery: placeTexts, answer: { data: 'dados enviados' } },
  decision: { discarded: 'descartada', published: 'publicada', 'without-prices': 'publicada sem os preços' },
  reverted: { true: 'revertida', false: 'no ar' },
  held: { true: 'em quarentena', false: 'fora da quarentena' },
  active: { true: 'no site', false: 'fora do site' },
  visibility: visibilityNames,
  in_use: { true: 'lê a carga', false: 'não lê a carga' },
  ...Object.fromEntries(
    feedPortals.map((portal) => [
      portal,
      mapWords(levelWords, (word) => `${word} em ${feedPortalNames[portal]}`),
    ]),
  ),
  own_state: { draft: 'rascunho', published: 'no site', discarded: 'descartado' },
};

/** Old (0) or new (1) values, as a reader sees them. @param without a field that the sentence already names */
export const valuesText = (changes: StaffAct['changes'], side: 0 | 1, without?: string): string =>
  [
    ...new Set(
      Object.entries(changes ?? {})
        .filter(([field]) => field !== without)
        .map(([field, change]) => valueText(field, change[side]))
        .filter(Boolean),
    ),
  ].join(', ');

/** What a day is, beside other values. */
const dayNames: Readonly<Record<string, string>> = {
  ...{ remind_on: 'lembrar em ', next_on: 'para ', requested_on: 'pedido de ' },
};

/** Of an export, as api/contacts records it. */
interface Filter {
  tab: ContactTab;
  text: string;
  since: string | null;
  responsible: unknown;
}

/** 'Todos, “prado”, desde 01/11/2026' */
const filterText = ({ tab, text, since, responsible }: Filter): string =>
  [
    contactTabNames[tab]?.[1],
    text && `“${text}”`,
    since && `desde ${dayText(since)}`,
    responsible ? 'de uma só pessoa da equipe' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Longer texts are in the record itself. */
const shownLength = 120;

function valueText(field: string, value: unknown): string {
  if (isDistributionField(field)) return distributionAct(field, value);
  const override = overrideText(field, value);
  if (override !== null) return override;
  if (field === 'schedule') return scheduleText(value as FeedSchedule | null);
  if (value === null || value === undefined) return field === 'responsible' ? 'ninguém' : '';
  // Of who acted (`whoActed`).
  if (field === 'via' || field === 'address' || field === 'portal_text' || field === 'portal_tab') return '';
  if (typeof value === 'number' && Object.hasOwn(planNames, field))
    return `${value} ${planNames[field as keyof typeof planNames]}`;
  if (field === 'contacts' && Array.isArray(value))
    return value.length > 0 ? counted(value.length, 'contato', 'contatos') : '';
  if (['complained_at', 'owner', 'changed'].includes(field)) return '';
  if (field === 'check' && typeof value === 'object' && 'checked_at' in value)
    return typeof value.checked_at === 'string'
      ? `conferido em ${checkDay(new Date(value.checked_at))}`
      : 'não conferido';
  if (field === 'answer' && typeof value === 'object') return answerText(value as GivenAnswer);
  if (field === 'blocks' && Array.isArray(value)) return counted(value.length, 'bloco', 'blocos');
  if (field === 'own_fields' && Array.isArray(value)) return counted(value.length, 'campo', 'campos');
  if (field === 'filter') return filterText(value as Filter);
  if (typeof value === 'object')
    return 'name' in value && typeof value.name === 'string' ? value.name : 'quem já saiu';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Of a bulk whose records had different ones.
  if (text === '') return 'valores diferentes';
  if (Object.hasOwn(words[field] ?? {}, text)) return words[field]![text]!;
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (day) return `${dayNames[field] ?? ''}${day}/${month}/${year}`;
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
