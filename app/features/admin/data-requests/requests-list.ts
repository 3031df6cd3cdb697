import type { StaffDataRequests } from '@contract/staff-data-requests';
import { daysLeft } from '@domain/people/answer-due';
import { adminLinks } from '../admin-links';
import { pageField, pageOf } from '../list/page-of';
import { dueText, isoDayText, requestsSentence } from './request-texts';

export const requestField = { tab: 'aba' } as const;
const answeredTab = 'respondidos';

export type RequestsTab = 'open' | 'answered';

export const requestsHref = (tab: RequestsTab, page = 1): string =>
  adminLinks.dataRequests({
    [requestField.tab]: tab === 'answered' ? answeredTab : undefined,
    [pageField]: page > 1 ? String(page) : undefined,
  });

/** The page of the address, as texts. @param today ISO day */
export function requestsList({ requests }: StaffDataRequests, params: URLSearchParams, today: string) {
  const tab: RequestsTab = params.get(requestField.tab) === answeredTab ? 'answered' : 'open';
  const answered = requests.filter(({ answered_at }) => answered_at !== null);
  const open = requests.filter(({ answered_at }) => answered_at === null);
  const { rows, page, count } = pageOf(tab === 'open' ? open : answered, params);
  return {
    ...{ tab, page, count },
    counts: { open: open.length, answered: answered.length },
    sentence: requestsSentence(requests, today),
    rows: rows.map((request) => ({
      id: request.id,
      person: request.person ?? 'pessoa apagada',
      requested: isoDayText(request.requested_on),
      due: dueText(request, today),
      isLate: request.answered_at === null && daysLeft(request.requested_on, today) < 0,
      notedBy: request.noted_by ?? 'quem saiu da equipe',
    })),
  };
}
export type RequestRow = ReturnType<typeof requestsList>['rows'][number];
