import type { ApplyReport } from '../apply/apply-report';
import { withoutSecrets } from './feed-address';
import { implausibleText } from './implausible-text';
import { type ImportReport, listedFeatures, listedLimit } from './import-report';
import type { Reading } from './normalise';
import { countUnknown } from './places';

/** Counts a reading and lists its remarks. */
export function noteReading(report: ImportReport, reading: Reading, line: number | null = null): void {
  const count = <Code extends string>(into: Partial<Record<Code, number>>, code: Code) => {
    into[code] = (into[code] ?? 0) + 1;
  };
  if (reading.unknownPlace) countUnknown(report.unknownPlaces, reading.unknownPlace);
  if (reading.outcome === 'rejected') {
    report.counts.quarantined += 1;
    reading.reasons.forEach(({ code }) => count(report.rejections, code));
    listRemarks(report, reading.reference, 'quarantined', reading.reasons, line);
    return;
  }
  report.counts.accepted += 1;
  report.features.known += reading.features.known;
  reading.features.unknown.forEach((name) => countName(report.features.unknown, name));
  if (reading.warnings.length === 0) return;
  report.counts.warned += 1;
  reading.warnings.forEach(({ code }) => count(report.warnings, code));
  listRemarks(report, reading.listing.reference, 'warned', reading.warnings, line);
}

/** A feed can invent names without limit. */
function countName(names: Record<string, number>, name: string): void {
  if (Object.hasOwn(names, name)) names[name]! += 1;
  else if (Object.keys(names).length < listedFeatures) names[name] = 1;
}

export function listRemarks(
  report: ImportReport,
  reference: string,
  outcome: 'warned' | 'quarantined',
  remarks: ImportReport['listings'][number]['remarks'],
  line: number | null = null,
): void {
  if (report.listings.length < listedLimit) report.listings.push({ reference, outcome, line, remarks });
}

export function warnOfImplausible(report: ImportReport, { implausible }: ApplyReport): void {
  if (implausible.length === 0) return;
  report.warnings['value-implausible'] = implausible.length;
  const warned = new Map(
    report.listings.flatMap((entry) => (entry.outcome === 'warned' ? [[entry.reference, entry]] : [])),
  );
  for (const doubt of implausible) {
    const remark = { code: 'value-implausible' as const, value: implausibleText(doubt) };
    const entry = warned.get(doubt.reference);
    if (entry) entry.remarks.push(remark);
    else {
      report.counts.warned += 1;
      listRemarks(report, doubt.reference, 'warned', [remark]);
    }
  }
}

export function emptyReport({ feed, source = '' }: { feed: string; source?: string }): ImportReport {
  return {
    feed: withoutSecrets(feed),
    source,
    dialect: null,
    provider: '',
    outcome: 'refused',
    refusal: null,
    counts: { read: 0, accepted: 0, warned: 0, quarantined: 0 },
    warnings: {},
    rejections: {},
    features: { known: 0, unknown: {} },
    unknownPlaces: {},
    listings: [],
    catalogue: null,
    seconds: 0,
    peakMemoryMb: 0,
  };
}
