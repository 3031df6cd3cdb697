import { useFetcher } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import type { PageSection } from '~/domain/page-section';
import {
  type ReportAnchor,
  reportAnchors,
  type ReportPage,
  reportPageNames,
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
  /** What is said where it did not come; undefined: another place says it. */
  failed?: { title: string; text: string };
  children: (shown: Shown<Parts[Name]>) => ReactNode;
}
type Shown<Part> = NonNullable<Part> extends PageSection<infer Value> ? Value : never;

/**
 * A part of a report by its own call: what came, or that it did not, with the way to ask for it alone. Scripts ask for it
 * in its place, and what has come is not asked for again; without them its own page is led to.
 */
export function Part<Name extends ReportPart>({ report, page, part, failed, children }: PartProps<Name>) {
  const { id, period, similarPage } = report;
  const alone = links.partOfReport(id, page, part, period, similarPage);
  // By its address: what comes is shown wherever the page tells of it.
  const again = useFetcher<{ report: Report | null }>({ key: alone });
  const first = report.parts[part] as PageSection<Shown<Parts[Name]>> | null;
  const second = again.data?.report?.parts[part] as typeof first | undefined;
  const section = second ?? first;
  if (!section || section.status === 'hidden') return null;
  if (section.status === 'shown') return <>{children(section.value)}</>;
  if (!failed) return null;
  const ask = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    event.preventDefault();
    again.load(alone);
  };
  return (
    // The link within is what is pressed: by keyboard too.
    // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions
    <div onClick={ask} aria-busy={again.state === 'loading'}>
      <NotLoaded {...failed} retry={links.ownerReport(id, page, period)} isPart />
    </div>
  );
}

/** A section of a report, by its anchor; nothing on another section's own page. */
export function Section({
  report,
  page,
  children,
}: {
  report: Report;
  page: ReportPage;
  children: ReactNode;
}) {
  if (report.page !== null && report.page !== page) return null;
  return (
    <section id={page}>
      <h2>{reportPageNames[page]}</h2>
      {children}
    </section>
  );
}

/** The title of a part of a section, which an address may lead to. */
export const AnchorTitle = ({ of }: { of: ReportAnchor }) => (
  <h3 className="rot" id={of}>
    {reportAnchors[of]}
  </h3>
);
