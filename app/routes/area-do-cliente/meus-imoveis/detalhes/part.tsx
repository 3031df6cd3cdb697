import { useFetcher } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { useBrokerage } from '~/components/use-brokerage';
import type { PageSection } from '~/domain/page-section';
import {
  type ReportAnchor,
  reportAnchors,
  type ReportPage,
  reportPageName,
  type ReportPart,
} from '~/domain/report-pages';
import { links } from '~/links';
import { NotLoaded } from '../not-loaded';
import type { Report } from './report';

type Parts = Report['parts'];

interface PartProps<Name extends ReportPart> {
  report: Report;
  page: ReportPage;
  part: Name;
  /** Error text; undefined: another part shows the error. */
  failed?: { title: string; text: string };
  children: (shown: Shown<Parts[Name]>) => ReactNode;
}
type Shown<Part> = NonNullable<Part> extends PageSection<infer Value> ? Value : never;

/**
 * One part of a report: its data, or an error with a retry.
 * With scripts the retry loads only this part, once. Without scripts it opens the part's page.
 */
export function Part<Name extends ReportPart>({ report, page, part, failed, children }: PartProps<Name>) {
  const { id, period, similarPage, again: whole } = report;
  const alone = links.partOfReport(id, page, part, period, similarPage);
  // The URL is the key, so that all uses of this part share the result.
  const again = useFetcher<{ report: Report | null }>({ key: alone });
  const first = report.parts[part] as PageSection<Shown<Parts[Name]>> | null;
  const second = again.data?.report?.parts[part] as typeof first | undefined;
  const section = second ?? first;
  if (!section || section.status === 'hidden') return null;
  if (section.status === 'shown') return <>{children(section.value)}</>;
  if (!failed) return null;
  const retry = (event: MouseEvent) => {
    if (whole || !(event.target instanceof Element) || !event.target.closest('a')) return;
    event.preventDefault();
    again.load(alone);
  };
  return (
    // The link inside handles the keyboard.
    // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions
    <div onClick={retry} aria-busy={again.state === 'loading'}>
      <NotLoaded {...failed} retry={whole ?? links.ownerReport(id, page, period)} isPart />
    </div>
  );
}

/** Section with its anchor; renders nothing on the page of another section. */
export function Section({
  report,
  page,
  children,
}: {
  report: Report;
  page: ReportPage;
  children: ReactNode;
}) {
  const { onlyYou } = useBrokerage().pages;
  if (report.page !== null && report.page !== page) return null;
  return (
    <section id={page}>
      <h2>{reportPageName(page, onlyYou)}</h2>
      {children}
    </section>
  );
}

export const AnchorTitle = ({ of }: { of: ReportAnchor }) => (
  <h3 className="rot" id={of}>
    {reportAnchors[of]}
  </h3>
);
