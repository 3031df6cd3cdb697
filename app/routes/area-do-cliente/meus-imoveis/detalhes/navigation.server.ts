import type { ReportPeriod } from '@domain/owner-report/period';
import type { ReportInfo } from '~/domain/owner-report';
import {
  type ReportAnchor,
  reportAnchors,
  type ReportPage,
  reportPageNames,
  reportPages,
} from '~/domain/report-pages';
import { links } from '~/links';
import type { ReportParts } from './report-parts.server';

interface Told {
  id: number;
  period: ReportPeriod;
  /** The one section that the page is of; null: all of them. */
  page: ReportPage | null;
  known: ReportInfo | null;
  parts: ReportParts;
}

/** The sections of a report and what stands in them: 'Exclusividade Only You' only where the operator says so. */
export const navigationOf = ({ id, period, page, known, parts }: Told) =>
  reportPages
    .filter((each) => each !== 'exclusividade-only-you' || known?.onlyYouUntil)
    .map((each) => ({
      name: reportPageNames[each],
      href: page === null ? `#${each}` : links.ownerReport(id, each, period),
      isCurrent: each === page,
      inside: anchorsOf(each, parts, known).map((anchor) => ({
        name: reportAnchors[anchor],
        href: `#${anchor}`,
      })),
    }));

/** Those of a section that stand on the page: not what the back end has no call for. */
function anchorsOf(
  page: ReportPage,
  { views, curve, history, mirror }: ReportParts,
  known: ReportInfo | null,
): ReportAnchor[] {
  const shown = (part: ReportParts[keyof ReportParts], anchor: ReportAnchor) =>
    part?.status === 'shown' ? [anchor] : [];
  if (page === 'acessos-e-visitas') return [...shown(curve, 'curva'), ...shown(views, 'portais')];
  if (page !== 'informacoes-do-imovel') return [];
  return [
    ...shown(history, 'preco'),
    ...(history && known?.avm ? ['estimativa' as const] : []),
    ...shown(mirror, 'espelho'),
  ];
}
