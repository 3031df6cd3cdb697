import type { StaffToday } from '@contract/staff-today';
import { callByDay } from '@domain/announcement/call-by';
import { counted, nounFor } from '@domain/kernel/counts';
import { isoDay, recentMomentText, sinceText } from '@domain/kernel/moment';
import { answerDue } from '@domain/people/answer-due';
import { adminLinks } from '../admin-links';
import { heldText } from '../feeds/held-text';
import { peopleTabs } from '../people/people-list';
import { requestText } from './contact-tasks';
import { dueDayText } from './due-text';
import { last, type TodayRow } from './today-row';

type Today = Pick<StaffToday, 'deliveries' | 'announcements' | 'feeds' | 'requests' | 'invitations'>;

/** From here on new codes are due. */
const fewCodes = 3;

/** What a person decides. @param callDays promised to owners, in working days */
export function decisionTasks(today: Today, { now, callDays }: { now: Date; callDays?: number }): TodayRow[] {
  const { deliveries, announcements, feeds, requests, invitations } = today;
  return [
    ...(deliveries?.rows ?? []).map((row): TodayRow => {
      const href = adminLinks.contact(row.id);
      return {
        ...{ key: `entrega-${row.id}`, isLate: false, since: row.created_at, href },
        ...{ time: sinceText(new Date(row.created_at), now), why: requestText(row) },
        what: ['A entrega do contato de ', row.name, ' foi recusada'],
        actions: [{ label: 'Abrir', href }],
      };
    }),
    ...announcementTasks(announcements, now, callDays),
    ...(feeds?.rows ?? []).map(({ id, source, at, ...held }): TodayRow => {
      const href = adminLinks.feedRun(id);
      return {
        ...{ key: `carga-${source}`, isLate: false, since: at, href },
        time: recentMomentText(new Date(at), now),
        what: ['A carga de ', source, ' está retida'],
        why: `${heldText(held)} Nada foi ao ar.`,
        actions: [{ label: 'Rever e decidir', href }],
      };
    }),
    ...(requests?.rows ?? []).map(({ id, requested_on }): TodayRow => {
      const [href, due] = [adminLinks.dataRequest(id), answerDue(requested_on)];
      return {
        ...{ key: `pedido-${id}`, isLate: due < isoDay(now), since: requested_on, href },
        ...{ time: dueDayText(due, now), why: 'A lei dá 15 dias para o acesso (LGPD, art. 19, II).' },
        what: ['Um ', 'pedido sobre os próprios dados', ' espera por resposta'],
        actions: [{ label: 'Abrir', href }],
      };
    }),
    ...(invitations ? invitationTasks(invitations.count) : []),
  ];
}

function announcementTasks(
  announcements: Today['announcements'],
  now: Date,
  callDays: number | undefined,
): TodayRow[] {
  if (!announcements?.oldest) return [];
  const { count, oldest } = announcements;
  const at = new Date(oldest.announced_at);
  const due = callDays === undefined ? null : callByDay(at, callDays);
  const others = count - 1;
  return [
    {
      ...{ key: 'anuncios', since: oldest.announced_at, href: adminLinks.announcement(oldest.id) },
      ...{ time: due ? dueDayText(due, now) : sinceText(at, now), isLate: due !== null && due < isoDay(now) },
      what: ['', oldest.name, ' anunciou um imóvel'],
      why:
        others > 0
          ? `E mais ${counted(others, 'anúncio', 'anúncios')} à espera.`
          : `Recebido ${sinceText(at, now)}.`,
      actions:
        others > 0
          ? [{ label: `Ver os ${count}`, href: adminLinks.announcements() }]
          : [{ label: 'Abrir', href: adminLinks.announcement(oldest.id) }],
    },
  ];
}

const invitationTasks = (count: number): TodayRow[] =>
  count === 0
    ? []
    : [
        {
          ...{ key: 'convites', time: '', isLate: false, since: last },
          what: ['', counted(count, 'convite ainda não aceito', 'convites ainda não aceitos'), ''],
          href: adminLinks.people({ aba: peopleTabs.invitations }),
          why: 'Cada um vale por 48 horas. Se o e-mail não chegou, convide outra vez.',
          actions: [{ label: 'Ver convites', href: adminLinks.people({ aba: peopleTabs.invitations }) }],
        },
      ];

export const codeTasks = (left: number): TodayRow[] =>
  left > fewCodes
    ? []
    : [
        {
          ...{ key: 'codigos', time: '', isLate: false, since: last, href: adminLinks.security() },
          what: [
            '',
            left === 0
              ? 'Seus códigos de recuperação acabaram'
              : `${nounFor(left, 'Resta', 'Restam')} ${counted(left, 'código', 'códigos')} de recuperação`,
            '',
          ],
          why: 'Sem eles, quem perde o aparelho só volta com outro convite.',
          actions: [{ label: 'Gerar códigos', href: adminLinks.security() }],
        },
      ];
