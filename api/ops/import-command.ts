import { existsSync } from 'node:fs';
import { Option } from 'commander';
import type { Kysely } from 'kysely';
import type { Command, CommandLine } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { importText } from './import-text';
import { plain, progressPrinter, writeJson } from './output';
import { isSourceName, reservedFor } from '@api/catalogue/source-name';
import type { Database } from '@api/database';
import type { Feed } from '@api/feeds/schedule/feed-settings';
import { questionOf } from '@api/feeds/schedule/question';
import { isUsage } from '@api/feeds/import/feed-error';
import { importFeed, type ImportOptions, type ImportProgress } from '@api/feeds/import/import-feed';
import { addUnknownPlaces } from '@api/feeds/import/places-file';
import { counted, countedProperties } from '@domain/kernel/counts';

export interface ImportArguments {
  feed: string;
  source?: string;
  accept: string[];
  dryRun: boolean;
  force: boolean;
  photos: boolean;
  json?: string;
  places?: string;
}

export function addImport({ add, option, runs }: CommandLine<Command>, run = runImport): void {
  add('import', 'import pede um arquivo, um endereço ou um nome de FEEDS')
    .argument('<feed>')
    .addOption(option('--source <name>'))
    .addOption(option('--accept <reference>').default([]))
    .addOption(new Option('--dry-run').default(false))
    .addOption(new Option('--force').default(false))
    .option('--no-photos')
    .addOption(option('--json <file>'))
    .addOption(option('--places <file>'))
    .action((feed: string, options: Omit<ImportArguments, 'feed'>) => {
      const { source } = options;
      if (source !== undefined && !isSourceName(source))
        throw new UsageError(
          'o nome de uma fonte leva só letras minúsculas sem acento, números e hifens (60 no máximo)',
        );
      const reserved = source && reservedFor(source);
      if (reserved) throw new UsageError(`'${source}' é o nome ${reserved}; escolha outro`);
      runs((db, env) => run(db, { feed, ...options }, env.feeds));
    });
}

/** `feeds`: those of the settings, which can be imported by name. */
export async function runImport(
  db: Kysely<Database>,
  args: ImportArguments,
  feeds: readonly Feed[],
): Promise<ExitCode> {
  const progress = progressPrinter();
  const settings = ofSettings(args, feeds);
  const report = await importFeed(db, {
    ...args,
    ...settings,
    // A new table is written after the reading.
    places: args.places === undefined ? settings.places : existsSync(args.places) ? args.places : undefined,
    onProgress: (step) => progress.show(progressLine(step)),
  });
  progress.end();
  const added =
    args.places && !report.refusal ? await addUnknownPlaces(args.places, report.unknownPlaces) : 0;
  if (args.json) await writeJson(args.json, report);
  if (args.json !== '-') console.log(importText(report));
  if (added > 0)
    console.error(`${plain(args.places!)}: ${counted(added, 'lugar novo', 'lugares novos')} a preencher`);
  const vain = args.accept.filter((reference) => !report.catalogue?.accepted.includes(reference));
  if (vain.length > 0 && !report.refusal)
    console.error(`--accept sem efeito, nada disso está retido: ${vain.map(plain).join(', ')}`);
  if (report.refusal && isUsage(report.refusal.code)) return exitCodes.usage;
  if (report.refusal || report.catalogue?.wouldRefuse) return exitCodes.refused;
  const isWhole = report.counts.quarantined === 0 && !report.catalogue?.counts.held;
  return !isWhole ? exitCodes.quarantined : exitCodes.done;
}

/** Options of a configured feed with this name. */
function ofSettings({ feed: name, source }: ImportArguments, feeds: readonly Feed[]): Partial<ImportOptions> {
  const feed = feeds.find((each) => each.name === name);
  if (!feed) return {};
  if (source !== undefined && source !== name)
    throw new UsageError(`'${name}' é um nome de FEEDS, e a fonte de mesmo nome é a dele`);
  return {
    feed: feed.address,
    source: name,
    headers: feed.headers,
    question: questionOf(feed),
    places: feed.places,
  };
}

function progressLine({ phase, done }: ImportProgress): string {
  if (phase === 'downloading') return `baixando … ${(done / 1024 ** 2).toFixed(1)} MB`;
  if (phase === 'reading') return `lendo … ${countedProperties(done)}`;
  return phase === 'writing'
    ? `gravando ${countedProperties(done)} no catálogo …`
    : 'arrumando o banco de dados …';
}
