import type { LoaderFunctionArgs } from '@remix-run/node';
import { similarPageSize } from '@contract/owner-report';
import { clock } from '@domain/clock';
import type { ReportPeriod } from '@domain/owner-report/period';
import type { CustomerApi } from '~/back-end/client.server';
import { sectionOf } from '~/back-end/section.server';
import type { ReportInfo } from '~/domain/owner-report';
import type { ReportPage, ReportPart } from '~/domain/report-pages';
import { cardData } from '~/features/property-card/card-data';
import { brokerShown } from './broker-shown';
import { curveShown } from './curve-shown.server';
import { historyShown } from './history-shown';
import { mirrorShown } from './mirror-shown.server';
import { viewsShown } from './views-shown';

interface Asked {
  customer: CustomerApi;
  id: number;
  /** null: nobody has said yet whose it is, so that no call of ours is made. */
  known: ReportInfo | null;
  period: ReportPeriod;
  page: ReportPage | null;
  /** The one part that is asked for; null: all of the page's. */
  only: ReportPart | null;
  similarPage: number;
  log: LoaderFunctionArgs['context']['log'];
}

export type ReportParts = Awaited<ReturnType<typeof partsOf>>;

/** What a report is made of, side by side, each with its own failure; null: not asked for. */
export async function partsOf({ customer, id, known, period, page, only, similarPage, log }: Asked) {
  const now = clock.now();
  const isAsked = (each: ReportPage) => page === null || page === each;
  const part = <Answer, Shown>(
    name: ReportPart,
    isWanted: boolean,
    ask: () => Promise<Answer>,
    show: (answer: Answer) => Shown,
  ) => (isWanted && (only ?? name) === name ? sectionOf(ask(), log, show) : null);
  const isKnown = known !== null;
  const [views, curve, history, mirror, details, broker, similar] = await Promise.all([
    part(
      'views',
      isAsked('acessos-e-visitas'),
      () => customer.reportViews(id, period),
      (views) => viewsShown(views, known?.days ?? null, now),
    ),
    part(
      'curve',
      isKnown && isAsked('acessos-e-visitas'),
      () => customer.reportCurve(id),
      ({ data }) => curveShown(data, known!.currency),
    ),
    part(
      'history',
      isKnown && isAsked('informacoes-do-imovel'),
      () => customer.reportHistory(id),
      ({ data }) => historyShown(data),
    ),
    part(
      'mirror',
      isKnown && isAsked('informacoes-do-imovel'),
      () => customer.reportMirror(id),
      ({ data }) => mirrorShown(data, known!),
    ),
    part(
      'details',
      isAsked('caracteristicas-do-imovel'),
      () => customer.reportDetails(id),
      (details) => details,
    ),
    part('broker', isAsked('corretor'), () => customer.reportBroker(id), brokerShown),
    part(
      'similar',
      isAsked('produtos-similares'),
      () => customer.reportSimilar(id, similarPage),
      ({ data, total }) => ({
        cards: data.map((card) => cardData(card, undefined)),
        page: similarPage,
        hasMore: total !== null && data.length > 0 && total > similarPage * similarPageSize,
      }),
    ),
  ]);
  return { views, curve, history, mirror, details, broker, similar };
}
