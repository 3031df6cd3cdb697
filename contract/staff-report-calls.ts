import { get, withQuery } from './contract-call';
import {
  reportWeeklyChartAnswer,
  reportHistoryAnswer,
  reportPriceDemandAnswer,
  reportViewsAnswer,
  reportViewsQuery,
} from './owner-figures';
import {
  reportBrokerAnswer,
  reportDetailsAnswer,
  reportInfoAnswer,
  reportSimilarAnswer,
  reportSimilarQuery,
} from './owner-report';

const path = 'staff/properties/:id/report';

/** Sections of the owner's report as the owner reads them, for the team. Reading one is an act. */
export const reportCalls = [
  get(`${path}/info`, 'ours', reportInfoAnswer),
  get(`${path}/details`, 'ours', reportDetailsAnswer),
  get(`${path}/broker`, 'ours', reportBrokerAnswer),
  withQuery(reportViewsQuery, get(`${path}/views`, 'ours', reportViewsAnswer)),
  get(`${path}/curve`, 'ours', reportWeeklyChartAnswer),
  get(`${path}/history`, 'ours', reportHistoryAnswer),
  get(`${path}/mirror`, 'ours', reportPriceDemandAnswer),
  withQuery(reportSimilarQuery, get(`${path}/similar`, 'ours', reportSimilarAnswer)),
];
