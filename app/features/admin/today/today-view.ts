import type { StaffSession } from '@contract/staff';
import type { StaffToday, TodayPart } from '@contract/staff-today';
import { counted } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { ageText, recentMomentText } from '@domain/kernel/moment';
import { capitalized, countWord } from '@domain/kernel/text';
import { adminLinks } from '../admin-links';
import { systemSummary } from '../system/system-sentence';
import { stillTitle } from '../properties/freshness/check-texts';
import { changedTasks, checkTasks, lateCheckTasks } from './check-tasks';
import { contactTasks, promiseTasks } from './contact-tasks';
import { codeTasks, decisionTasks } from './decision-tasks';
import { mostOverdueFirst, type TodayRow } from './today-row';

export interface TodayList {
  title: string;
  rows: TodayRow[];
  /** Of all, also of those that the room alone shows. */
  count: number;
  moreHref?: string;
  /** Of the rest, one and several; absent: contacts. */
  noun?: readonly [string, string];
}

interface Reader extends Pick<StaffSession, 'grants'> {
  factors: Pick<StaffSession['factors'], 'recovery_codes'>;
}

interface Circumstances {
  now: Date;
  callDays?: number;
}

/** The lists, each with the most overdue first; an empty one is absent. */
export function todayLists(today: StaffToday, { grants, factors }: Reader, at: Circumstances): TodayList[] {
  const canWrite = grants['contacts.write'] !== undefined;
  const { contacts, promises, deliveries, announcements, feeds, requests, invitations } = today;
  const { checks, late_checks: lateChecks } = today;
  const late = lateCheckTasks(lateChecks);
  const codes = codeTasks(factors.recovery_codes);
  const sum = (...counts: (number | undefined)[]) =>
    counts.reduce<number>((total, count = 0) => total + count, 0);
  const lists: TodayList[] = [
    {
      title: 'Contatos sem resposta',
      rows: contactTasks(contacts?.rows ?? [], at.now, grants['contacts.write']),
      ...{ count: sum(contacts?.count), moreHref: adminLinks.contacts() },
    },
    {
      title: 'Prometido para hoje',
      rows: promiseTasks(promises?.rows ?? [], at.now, canWrite),
      ...{ count: sum(promises?.count), moreHref: adminLinks.contacts() },
    },
    {
      title: 'Para decidir',
      rows: [...decisionTasks(today, at), ...changedTasks(today.changed, at.now), ...late, ...codes],
      count: sum(
        ...[deliveries?.count, announcements?.count, feeds?.count, requests?.count],
        today.changed?.count,
        ...[invitations && (invitations.count > 0 ? 1 : 0), late.length, codes.length],
      ),
    },
    {
      title: stillTitle(checks?.rows ?? []),
      rows: checkTasks(checks?.rows ?? [], at.now),
      ...{ count: sum(checks?.count), moreHref: adminLinks.ownProperties(), noun: ['imóvel', 'imóveis'] },
    },
  ];
  return lists
    .filter(({ rows }) => rows.length > 0)
    .map((list) => ({ ...list, rows: mostOverdueFirst(list.rows) }));
}

/** 'Nove coisas esperam por alguém. A mais antiga venceu há 22 min: Rafael Monteiro ainda não teve resposta.' */
export function todaySentence(
  lists: readonly TodayList[],
  lastAnswer: NonNullable<StaffToday['since']>['last_answer'],
  now: Date,
): string {
  const count = lists.reduce((sum, list) => sum + list.count, 0);
  if (count === 0) return `Nada espera por você. ${lastAnswer ? lastAnswerText(lastAnswer, now) : ''}`.trim();
  const things = `${capitalized(countWord(count, 'a'))} ${count === 1 ? 'coisa espera' : 'coisas esperam'} por alguém.`;
  const [oldest] = lists.flatMap(({ rows }) => rows).filter(({ isLate }) => isLate);
  return oldest ? `${things} ${oldestText(oldest)}` : things;
}

function oldestText({ key, time, what }: TodayRow): string {
  const text = key.startsWith('contato-') ? `${what[1]} ainda não teve resposta` : what.join('');
  return `A mais antiga ${time}: ${text}.`;
}

function lastAnswerText({ at, minutes }: { at: string; minutes: number }, now: Date): string {
  const answered = new Date(at);
  const [day, hour] = recentMomentText(answered, now).split(', ');
  const when = day === 'hoje' ? `às ${hour}` : `${day}, às ${hour}`;
  const took =
    minutes < 60 ? counted(minutes, 'minuto', 'minutos') : ageText(new Date(0), new Date(minutes * 60_000));
  return `O último contato foi respondido ${when}, em ${took}.`;
}

/** 'Desde ontem': what the role may read. */
export function sinceFacts({ since }: Pick<StaffToday, 'since'>): [string, string][] {
  const { contacts, announcements, catalogue, system } = since ?? {};
  return [
    ...(contacts ? [['Contatos', contactsText(contacts)] as [string, string]] : []),
    ...(announcements
      ? [
          [
            'Anúncios',
            `${counted(announcements.received, 'recebido', 'recebidos')}, ${counted(announcements.published, 'publicado', 'publicados')}`,
          ] as [string, string],
        ]
      : []),
    ...(catalogue
      ? [
          [
            'No ar',
            `${counted(catalogue.count, 'imóvel', 'imóveis')}, ${counted(catalogue.added, 'novo', 'novos')}, ${counted(catalogue.removed, 'saiu', 'saíram')}`,
          ] as [string, string],
        ]
      : []),
    ...(system ? [['Sistema', systemSummary(system.warnings)] as [string, string]] : []),
  ];
}

const contactsText = ({ received, median_minutes }: { received: number; median_minutes: number | null }) =>
  median_minutes === null
    ? formatNumber(received)
    : `${formatNumber(received)}, respondidos em ${ageText(new Date(0), new Date(median_minutes * 60_000))} (mediana)`;

const partNames: Record<TodayPart, string> = {
  offers: 'contatos oferecidos a você',
  contacts: 'contatos sem resposta',
  promises: 'prometido para hoje',
  deliveries: 'entregas recusadas',
  announcements: 'anúncios',
  feeds: 'cargas retidas',
  requests: 'pedidos de dados',
  invitations: 'convites',
  checks: 'imóveis a conferir',
  late_checks: 'imóveis sem conferir',
  changed: 'imóveis que mudaram',
  absence: 'ausências',
  since: 'desde ontem',
};

/** null: all was read. */
export const unreadText = (unread: readonly TodayPart[]): string | null =>
  unread.length === 0
    ? null
    : `Nem tudo pôde ser lido agora: ${unread.map((part) => partNames[part]).join(', ')}. Recarregue a página em um minuto.`;
