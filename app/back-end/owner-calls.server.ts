import { ownAnnouncementsAnswer } from '@contract/announcements';
import { reportCurveAnswer, reportHistoryAnswer, reportMirrorAnswer } from '@contract/owner-figures';
import { ownerLettersAnswer } from '@contract/owner-letters';
import type { ReportPeriod } from '@domain/owner-report/period';
import type { Additions } from './additions.server';
import type { Send } from './favorite-calls.server';
import { bySchema, done } from './reading/by-schema.server';
import {
  myProducts,
  reportBroker,
  reportDetails,
  reportInfo,
  reportSimilar,
  reportViews,
} from './reading/owner-report.server';

const path = (section: string, id: number) => `clientArea/ownerReport/${section}/${id}`;

/**
 * The calls of an owner's properties and of each section of a report (spec 2 §7), and ours beside them. A home of somebody
 * else's answers 404: `reportInfo` comes first, since of the others that would say that there is no such call.
 */
export const ownerCalls = (call: Send, addition: Additions) => ({
  myProducts: () => call({ path: 'clientArea/getMyProducts', answer: myProducts }),
  reportInfo: (id: number) => call({ path: path('info', id), answer: reportInfo(id) }),
  reportDetails: (id: number) => call({ path: path('details', id), answer: reportDetails }),
  reportBroker: (id: number) => call({ path: path('broker', id), answer: reportBroker }),
  reportViews: (id: number, periodo: ReportPeriod) =>
    call({ path: path('views', id), query: { periodo }, answer: reportViews }),
  reportSimilar: (id: number, page: number) =>
    call({ path: path('similar', id), query: { page }, answer: reportSimilar }),
  reportCurve: (id: number) =>
    addition('clientArea/ownerReport/curve', () =>
      call({ path: path('curve', id), answer: bySchema(reportCurveAnswer) }),
    ),
  reportHistory: (id: number) =>
    addition('clientArea/ownerReport/history', () =>
      call({ path: path('history', id), answer: bySchema(reportHistoryAnswer) }),
    ),
  reportMirror: (id: number) =>
    addition('clientArea/ownerReport/mirror', () =>
      call({ path: path('mirror', id), answer: bySchema(reportMirrorAnswer) }),
    ),
  /** What the customer announced, and what became of it. */
  myAnnouncements: () =>
    addition('clientArea/announcements', () =>
      call({ path: 'clientArea/announcements', answer: bySchema(ownAnnouncementsAnswer) }),
    ),
  /** Whether the customer gets the letter of the week. */
  ownerLetters: () =>
    addition('clientArea/ownerLetters', () =>
      call({ path: 'clientArea/ownerLetters', answer: bySchema(ownerLettersAnswer) }),
    ),
  setOwnerLetters: (isOn: boolean) =>
    call({ path: 'clientArea/ownerLetters', method: 'PUT', body: { isOn }, answer: done }),
});
