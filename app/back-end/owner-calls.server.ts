import { ownAnnouncementsAnswer } from '@contract/announcements';
import {
  reportWeeklyChartAnswer,
  reportHistoryAnswer,
  reportPriceDemandAnswer,
} from '@contract/owner-figures';
import { ownerEmailsAnswer } from '@contract/owner-emails';
import type { ReportPeriod } from '@domain/owner-report/period';
import type { Additions } from './additions.server';
import type { Send } from './favorite-calls.server';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import {
  ownProperties,
  reportBroker,
  reportDetails,
  reportInfo,
  reportSimilar,
  reportViews,
} from './parsers/owner-report.server';

/** Call `reportInfo` first: a 404 of our own calls (another owner's property) looks like a missing call. */
export const reportCalls = (
  call: Send,
  addition: Additions,
  path: (section: string, id: number) => string,
) => ({
  reportInfo: (id: number) => call({ path: path('info', id), answer: reportInfo(id) }),
  reportDetails: (id: number) => call({ path: path('details', id), answer: reportDetails }),
  reportBroker: (id: number) => call({ path: path('broker', id), answer: reportBroker }),
  reportViews: (id: number, periodo: ReportPeriod) =>
    call({ path: path('views', id), query: { periodo }, answer: reportViews }),
  reportSimilar: (id: number, page: number) =>
    call({ path: path('similar', id), query: { page }, answer: reportSimilar }),
  reportCurve: (id: number) =>
    addition('clientArea/ownerReport/curve', () =>
      call({ path: path('curve', id), answer: bySchema(reportWeeklyChartAnswer) }),
    ),
  reportHistory: (id: number) =>
    addition('clientArea/ownerReport/history', () =>
      call({ path: path('history', id), answer: bySchema(reportHistoryAnswer) }),
    ),
  reportMirror: (id: number) =>
    addition('clientArea/ownerReport/mirror', () =>
      call({ path: path('mirror', id), answer: bySchema(reportPriceDemandAnswer) }),
    ),
});
/** Of the owner, or of the team. */
export type ReportCalls = ReturnType<typeof reportCalls>;

export const ownerCalls = (call: Send, addition: Additions) => ({
  ...reportCalls(call, addition, (section, id) => `clientArea/ownerReport/${section}/${id}`),
  myProducts: () => call({ path: 'clientArea/getMyProducts', answer: ownProperties }),
  myAnnouncements: () =>
    addition('clientArea/announcements', () =>
      call({ path: 'clientArea/announcements', answer: bySchema(ownAnnouncementsAnswer) }),
    ),
  ownerLetters: () =>
    addition('clientArea/ownerLetters', () =>
      call({ path: 'clientArea/ownerLetters', answer: bySchema(ownerEmailsAnswer) }),
    ),
  setOwnerLetters: (isOn: boolean) =>
    call({ path: 'clientArea/ownerLetters', method: 'PUT', body: { isOn }, answer: ignoreAnswer }),
});
