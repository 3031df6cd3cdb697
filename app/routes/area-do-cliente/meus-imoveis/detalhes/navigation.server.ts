import type { ReportPeriod } from '@domain/owner-report/period';
import type { ReportInfo } from '~/domain/owner-report';
import {
  type ReportAnchor,
  reportAnchors,
  type ReportPage,
  reportPageName,
  reportPages,
} from '~/domain/report-pages';
import { links } from '~/links';
import type { ReportParts } from './report-parts.server';

interface NavigationInput {
  id: number;
  period: ReportPeriod;
  /** The single section of this page; null: all sections. */
  page: ReportPage | null;
  known: ReportInfo | null;
  parts: ReportParts;
  /** The brokerage's programme for exclusive properties; null: none. */
  program: string | null;
}

/** Sections of a report and their anchors. Only You appears only if the back end sends it. */
export const navigationOf = ({ id, period, page, known, parts, program }: NavigationInput) =>
  reportPages
    .filter((each) => each !== 'exclusividade-only-you' || known?.onlyYouUntil)
    .map((each) => ({
      name: reportPageName(each, program),
      href: page === null ? `#${each}` : links.ownerReport(id, each, period),
      isCurrent: each === page,
      inside: anchorsOf(each, parts, known).map((anchor) => ({
        name: reportAnchors[anchor],
        href: `#${anchor}`,
      })),
    }));

/** Anchors of the parts on this page. Parts without a back-end call are omitted. */
function anchorsOf(
  page: ReportPage,
  { views, curve: weeklyChart, history, mirror: demand }: ReportParts,
  known: ReportInfo | null,
): ReportAnchor[] {
  const shown = (part: ReportParts[keyof ReportParts], anchor: ReportAnchor) =>
    part?.status === 'shown' ? [anchor] : [];
  if (page === 'acessos-e-visitas') return [...shown(weeklyChart, 'curva'), ...shown(views, 'portais')];
  if (page !== 'informacoes-do-imovel') return [];
  return [
    ...shown(history, 'preco'),
    ...(history && known?.avm ? ['estimativa' as const] : []),
    ...shown(demand, 'espelho'),
  ];
}
