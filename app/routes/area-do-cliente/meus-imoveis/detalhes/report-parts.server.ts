import type { LoaderFunctionArgs } from '@remix-run/node';
import { similarPageSize } from '@contract/owner-report';
import { clock } from '@domain/kernel/clock';
import type { ReportPeriod } from '@domain/owner-report/period';
import type { ReportCalls } from '~/back-end/owner-calls.server';
import { sectionOf } from '~/back-end/section.server';
import type { ReportInfo } from '~/domain/owner-report';
import type { ReportPage, ReportPart } from '~/domain/report-pages';
import { cardData } from '~/features/property-card/card-data';
import { brokerShown } from './broker-shown';
import { weeklyChartData } from './weekly-chart-data.server';
import { historyShown } from './history-shown';
import { priceDemandData } from './price-demand-data.server';
import { viewsShown } from './views-shown';

interface PartsInput {
  calls: ReportCalls;
  id: number;
  /** null: the owner is not confirmed yet, so our back end's calls are skipped. */
  known: ReportInfo | null;
  period: ReportPeriod;
  page: ReportPage | null;
  /** The only part to load; null: all parts of the page. */
  only: ReportPart | null;
  /** null: without similar properties. */
  similarPage: number | null;
  log: LoaderFunctionArgs['context']['log'];
}

export type ReportParts = Awaited<ReturnType<typeof partsOf>>;

/** Loads the parts of a report in parallel; each can fail alone. null: not requested. */
export async function partsOf({ calls, id, known, period, page, only, similarPage, log }: PartsInput) {
  const now = clock.now();
  const isRequested = (each: ReportPage) => page === null || page === each;
  const part = <Answer, Shown>(
    name: ReportPart,
    isWanted: boolean,
    load: () => Promise<Answer>,
    show: (answer: Answer) => Shown,
  ) => (isWanted && (only ?? name) === name ? sectionOf(load(), log, show) : null);
  const isKnown = known !== null;
  const [views, weeklyChart, history, demand, details, broker, similar] = await Promise.all([
    part(
      'views',
      isRequested('acessos-e-visitas'),
      () => calls.reportViews(id, period),
      (views) => viewsShown(views, known?.days ?? null, now),
    ),
    part(
      'curve',
      isKnown && isRequested('acessos-e-visitas'),
      () => calls.reportCurve(id),
      ({ data }) => weeklyChartData(data, known!.currency),
    ),
    part(
      'history',
      isKnown && isRequested('informacoes-do-imovel'),
      () => calls.reportHistory(id),
      ({ data }) => historyShown(data),
    ),
    part(
      'mirror',
      isKnown && isRequested('informacoes-do-imovel'),
      () => calls.reportMirror(id),
      ({ data }) => priceDemandData(data, known!),
    ),
    part(
      'details',
      isRequested('caracteristicas-do-imovel'),
      () => calls.reportDetails(id),
      (details) => details,
    ),
    part('broker', isRequested('corretor'), () => calls.reportBroker(id), brokerShown),
    part(
      'similar',
      similarPage !== null && isRequested('produtos-similares'),
      () => calls.reportSimilar(id, similarPage!),
      ({ data, total }) => ({
        cards: data.map((card) => cardData(card, undefined)),
        page: similarPage!,
        hasMore: total !== null && data.length > 0 && total > similarPage! * similarPageSize,
      }),
    ),
  ]);
  return { views, curve: weeklyChart, history, mirror: demand, details, broker, similar };
}
