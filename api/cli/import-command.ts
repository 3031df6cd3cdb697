import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/help';
import { plain, progressPrinter, table, writeJson } from '@api/cli/output';
import type { Database } from '@api/db/schema';
import { demoSource } from '@api/demo/load';
import { dialects } from '@api/import/dialects/dialect';
import { importFeed, type ImportProgress } from '@api/import/import-feed';
import type { ImportReport } from '@api/import/import-report';
import { rejectionTexts, warningTexts } from '@api/import/remarks';

export interface ImportArguments {
  feed: string;
  source?: string;
  dryRun: boolean;
  force: boolean;
  photos: boolean;
  json?: string;
}

/** Reads the command line of `import`. Throws UsageError. */
export function importArguments(args: string[]): ImportArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      'no-photos': { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  if (positionals.length !== 1) throw new UsageError('import takes one file or address');
  if (values.source !== undefined && !/^[a-z0-9][a-z0-9-]{0,59}$/.test(values.source))
    throw new UsageError('a source is named by lower-case letters, digits and hyphens (60 at most)');
  if (values.source === demoSource)
    throw new UsageError(`'${demoSource}' is the demo catalogue's name; choose another source name`);
  return {
    feed: positionals[0]!,
    source: values.source,
    dryRun: values['dry-run'],
    force: values.force,
    photos: !values['no-photos'],
    json: values.json,
  };
}

export async function runImport(db: Kysely<Database>, args: ImportArguments): Promise<ExitCode> {
  const progress = progressPrinter();
  const report = await importFeed(db, { ...args, onProgress: (step) => progress.show(progressLine(step)) });
  progress.end();
  if (args.json) await writeJson(args.json, report);
  if (args.json !== '-') console.log(importText(report));
  if (report.refusal || report.catalogue?.wouldRefuse) return exitCodes.refused;
  return report.counts.quarantined > 0 ? exitCodes.quarantined : exitCodes.done;
}

function progressLine({ phase, done }: ImportProgress): string {
  if (phase === 'downloading') return `downloading … ${(done / 1024 ** 2).toFixed(1)} MB`;
  if (phase === 'reading') return `reading … ${done} listings`;
  return phase === 'writing' ? `writing ${done} listings to the catalogue …` : 'tidying the database …';
}

const shownListings = 40;
const shownChanges = 20;

/** The report for people. */
export function importText(report: ImportReport): string {
  const { counts, catalogue } = report;
  const parts = [
    `Feed    ${plain(report.feed)}${report.dialect ? ` · ${dialects[report.dialect].label}` : ''}${report.provider ? ` · ${plain(report.provider)}` : ''}`,
    `Source  ${report.source || '–'}`,
    `Read    ${counts.read} listings in ${report.seconds} s, at most ${report.peakMemoryMb} MB of memory`,
  ];
  if (report.refusal) parts.push('', `REFUSED, nothing was changed: ${report.refusal.message}`);
  if (counts.read > 0)
    parts.push(
      '',
      table([
        ['accepted', counts.accepted - counts.warned],
        ['accepted with warnings', counts.warned],
        ['quarantined', counts.quarantined],
      ]),
    );
  if (catalogue && !report.refusal) parts.push('', catalogueText(report));
  parts.push(
    ...reasonText('Quarantined', report.rejections, rejectionTexts),
    ...reasonText('Warnings', report.warnings, warningTexts),
  );
  const quarantined = report.listings.filter(({ outcome }) => outcome === 'quarantined');
  const warned = report.listings.filter(({ outcome }) => outcome === 'warned');
  for (const [title, list] of [
    ['Quarantined listings', quarantined],
    ['Listings with warnings', warned],
  ] as const) {
    if (list.length === 0) continue;
    const rows = list
      .slice(0, shownListings)
      .map(({ reference, remarks }) => [
        reference || '(no id)',
        remarks.map(({ code, value }) => (value ? `${code} (${value})` : code)).join(', '),
      ]);
    parts.push('', title, table(rows));
    if (list.length > shownListings)
      parts.push(`  … and ${list.length - shownListings} more (--json FILE has them)`);
  }
  return parts.join('\n');
}

function catalogueText({ outcome, catalogue }: ImportReport): string {
  const { counts, ...lists } = catalogue!;
  const dry = outcome === 'compared';
  const text = [
    dry ? 'What would change (dry run, nothing was written)' : 'The catalogue',
    table([
      ['added', counts.added],
      ['changed', counts.changed],
      ['brought back', counts.reactivated],
      ['deactivated', counts.deactivated],
      ['unchanged', counts.unchanged],
    ]),
  ];
  if (!dry) return text.join('\n');
  for (const kind of ['added', 'changed', 'reactivated', 'deactivated'] as const) {
    if (lists[kind].length === 0) continue;
    const rows = lists[kind]
      .slice(0, shownChanges)
      .map(({ reference, id, changes = [] }) => [
        reference,
        id === null ? '' : `no. ${id}`,
        changes.map(({ field, from, to }) => `${field}: ${brief(from)} → ${brief(to)}`).join('; '),
      ]);
    text.push('', kind, table(rows));
    if (counts[kind] > shownChanges)
      text.push(`  … and ${counts[kind] - shownChanges} more (--json FILE has them)`);
  }
  if (lists.wouldRefuse)
    text.push(
      '',
      'This would be REFUSED without --force: over a third of the active listings would be deactivated.',
    );
  return text.join('\n');
}

function brief(value: unknown): string {
  const json = JSON.stringify(value) ?? '–';
  return json.length > 40 ? `${json.slice(0, 39)}…` : json;
}

function reasonText<Code extends string>(
  title: string,
  counts: Partial<Record<Code, number>>,
  texts: Record<Code, string>,
): string[] {
  const rows = (Object.entries(counts) as [Code, number][])
    .sort(([, a], [, b]) => b - a)
    .map(([code, count]) => [count, code, texts[code]]);
  return rows.length ? ['', title, table(rows)] : [];
}
