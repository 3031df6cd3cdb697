import { createWriteStream } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { openFileMode } from '@api/own-files';
import { andMore, plain, progressPrinter, table, writeJson } from '@api/cli/output';
import type { Database } from '@api/db/schema';
import { exportFeed, type ExportOptions, type ExportReport } from '@api/export/export-feed';
import { type RefusalCode, refusalTexts } from '@api/export/preflight';
import { countedProperties } from '@domain/counts';

export interface ExportArguments extends ExportOptions {
  out?: string;
  json?: string;
}

/** Reads the command line of `export`. Throws UsageError. */
export function exportArguments(args: string[]): ExportArguments {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      source: { type: 'string', multiple: true, default: [] },
      'site-url': { type: 'string' },
      name: { type: 'string', default: 'Bossa Nova' },
      email: { type: 'string' },
      phone: { type: 'string' },
      premium: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const siteUrl = values['site-url'];
  if (siteUrl !== undefined && !(URL.canParse(siteUrl) && /^https?:/.test(siteUrl)))
    throw new UsageError('--site-url pede um endereço http(s)');
  if (values.json === '-' && values.out === undefined)
    throw new UsageError('--json - pede --out ARQUIVO: os dois iriam para a saída padrão');
  return {
    out: values.out,
    json: values.json,
    sources: values.source,
    siteUrl,
    contact: { name: values.name, email: values.email, phone: values.phone },
    premium: values.premium,
  };
}

/** The file appears under its name only when it is whole. */
export async function runExport(db: Kysely<Database>, args: ExportArguments): Promise<ExitCode> {
  const progress = progressPrinter();
  const { pieces, report } = exportFeed(db, {
    ...args,
    onProgress: (done) => progress.show(`exportando … ${countedProperties(done)}`),
  });
  if (args.out === undefined) await pipeline(Readable.from(pieces), process.stdout, { end: false });
  else {
    const unfinished = `${args.out}.part`;
    try {
      await pipeline(Readable.from(pieces), createWriteStream(unfinished));
      // For the portals: as open as the operator's other files.
      await chmod(unfinished, openFileMode);
      await rename(unfinished, args.out);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
  progress.end();
  if (args.json) await writeJson(args.json, report);
  if (args.json !== '-') console.error(exportText(report));
  return report.leftOut > 0 ? exitCodes.quarantined : exitCodes.done;
}

const shownListings = 40;

/** The pre-flight report for people. */
export function exportText(report: ExportReport): string {
  const parts = [
    table([
      ['exportados', report.exported],
      ['de fora, porque um portal os recusaria', report.leftOut],
    ]),
    ...report.file.map((remark) => `  observação: ${remark}`),
  ];
  const reasons = (Object.entries(report.refusals) as [RefusalCode, number][])
    .sort(([, a], [, b]) => b - a)
    .map(([code, count]) => [count, code, refusalTexts[code]]);
  if (reasons.length > 0) parts.push('', 'De fora', table(reasons));
  const rows = report.listings
    .slice(0, shownListings)
    .map(({ id, reference, reasons: codes }) => [`nº ${id}`, plain(reference), codes.join(', ')]);
  if (rows.length > 0) parts.push('', table(rows));
  if (report.leftOut > rows.length && rows.length > 0) parts.push(andMore(report.leftOut - rows.length));
  return parts.join('\n');
}
