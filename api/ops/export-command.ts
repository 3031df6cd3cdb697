import { createWriteStream } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Option } from 'commander';
import type { Kysely } from 'kysely';
import type { Command, CommandLine } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { openFileMode } from '@api/platform/process/file-permissions';
import { andMore, plain, progressPrinter, table, writeJson } from './output';
import type { Database } from '@api/database';
import { exportFeed, type ExportOptions, type ExportReport } from '@api/feeds/export/export-feed';
import { exportFormatNames } from '@api/feeds/export/formats';
import { type RefusalCode, refusalTexts } from '@domain/property/portal-refusals';
import { countedProperties } from '@domain/kernel/counts';

export interface ExportArguments extends ExportOptions {
  out?: string;
  json?: string;
}

interface Options extends Pick<ExportArguments, 'format' | 'out' | 'json' | 'siteUrl' | 'premium' | 'plans'> {
  source: string[];
  name: string;
  email?: string;
  phone?: string;
}

export function addExport({ add, option, runs }: CommandLine<Command>, run = runExport): void {
  add('export')
    .addOption(new Option('--format <name>').choices(exportFormatNames).default('vrsync'))
    .addOption(option('--out <file>'))
    .addOption(option('--source <name>').default([]))
    .addOption(option('--site-url <url>'))
    .addOption(option('--name <name>').default('Bossa Nova'))
    .addOption(option('--email <email>'))
    .addOption(option('--phone <phone>'))
    .addOption(new Option('--premium').default(false))
    .addOption(new Option('--plans').default(false))
    .addOption(option('--json <file>'))
    .action(({ source: sources, name, email, phone, ...options }: Options) => {
      const { siteUrl, json, out } = options;
      if (siteUrl !== undefined && !(URL.canParse(siteUrl) && /^https?:/.test(siteUrl)))
        throw new UsageError('--site-url pede um endereço http(s)');
      if (json === '-' && out === undefined)
        throw new UsageError('--json - pede --out ARQUIVO: os dois iriam para a saída padrão');
      runs((db) => run(db, { ...options, sources, contact: { name, email, phone } }));
    });
}

/** The file appears only when complete. */
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
      // Portals must be able to read it.
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

/** Pre-flight report for the operator. */
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
