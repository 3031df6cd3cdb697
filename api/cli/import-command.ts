import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { andMore, plain, progressPrinter, table, writeJson } from '@api/cli/output';
import { isSourceName, reservedFor } from '@api/catalogue/source-name';
import type { Database } from '@api/db/schema';
import type { Feed } from '@api/feeds/feed-settings';
import { questionOf } from '@api/feeds/question';
import type { Implausible } from '@api/catalogue/implausible';
import { dialects } from '@api/import/dialects/dialect';
import { isUsage } from '@api/import/feed-error';
import { importFeed, type ImportProgress } from '@api/import/import-feed';
import { implausibleText } from '@api/import/implausible-text';
import type { ImportReport } from '@api/import/import-report';
import { rejectionTexts, warningTexts } from '@api/import/remarks';
import { countedProperties } from '@domain/counts';

export interface ImportArguments {
  feed: string;
  source?: string;
  accept: string[];
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
      accept: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      'no-photos': { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  if (positionals.length !== 1)
    throw new UsageError('import pede um arquivo, um endereço ou um nome de FEEDS');
  if (values.source !== undefined && !isSourceName(values.source))
    throw new UsageError(
      'o nome de uma fonte leva só letras minúsculas sem acento, números e hifens (60 no máximo)',
    );
  const reserved = values.source && reservedFor(values.source);
  if (reserved) throw new UsageError(`'${values.source}' é o nome ${reserved}; escolha outro`);
  return {
    feed: positionals[0]!,
    source: values.source,
    accept: values.accept,
    dryRun: values['dry-run'],
    force: values.force,
    photos: !values['no-photos'],
    json: values.json,
  };
}

/** @param feeds those of the settings, known by their names */
export async function runImport(
  db: Kysely<Database>,
  args: ImportArguments,
  feeds: readonly Feed[],
): Promise<ExitCode> {
  const progress = progressPrinter();
  const report = await importFeed(db, {
    ...args,
    ...ofSettings(args, feeds),
    onProgress: (step) => progress.show(progressLine(step)),
  });
  progress.end();
  if (args.json) await writeJson(args.json, report);
  if (args.json !== '-') console.log(importText(report));
  const vain = args.accept.filter((reference) => !report.catalogue?.accepted.includes(reference));
  if (vain.length > 0 && !report.refusal)
    console.error(`--accept sem efeito, nada disso está retido: ${vain.map(plain).join(', ')}`);
  if (report.refusal && isUsage(report.refusal.code)) return exitCodes.usage;
  if (report.refusal || report.catalogue?.wouldRefuse) return exitCodes.refused;
  const isWhole = report.counts.quarantined === 0 && !report.catalogue?.counts.held;
  return !isWhole ? exitCodes.quarantined : exitCodes.done;
}

/** What the settings say of a feed that is named so. */
function ofSettings({ feed: name, source }: ImportArguments, feeds: readonly Feed[]) {
  const feed = feeds.find((each) => each.name === name);
  if (!feed) return {};
  if (source !== undefined && source !== name)
    throw new UsageError(`'${name}' é um nome de FEEDS, e a fonte de mesmo nome é a dele`);
  return { feed: feed.address, source: name, headers: feed.headers, question: questionOf(feed) };
}

function progressLine({ phase, done }: ImportProgress): string {
  if (phase === 'downloading') return `baixando … ${(done / 1024 ** 2).toFixed(1)} MB`;
  if (phase === 'reading') return `lendo … ${countedProperties(done)}`;
  return phase === 'writing'
    ? `gravando ${countedProperties(done)} no catálogo …`
    : 'arrumando o banco de dados …';
}

const seconds = (value: number) => value.toLocaleString('pt-BR');

const shownListings = 40;
const shownChanges = 20;

/** The report for people. */
export function importText(report: ImportReport): string {
  const { counts, catalogue } = report;
  const parts = [
    `Feed   ${plain(report.feed)}${report.dialect ? ` · ${dialects[report.dialect].label}` : ''}${report.provider ? ` · ${plain(report.provider)}` : ''}`,
    `Fonte  ${report.source || '–'}`,
    `Lidos  ${countedProperties(counts.read)} em ${seconds(report.seconds)} s, com no máximo ${report.peakMemoryMb} MB de memória`,
  ];
  if (report.refusal) parts.push('', `RECUSADO, nada foi mudado: ${report.refusal.message}`);
  if (counts.read > 0)
    parts.push(
      '',
      table([
        ['aceitos', counts.accepted - counts.warned],
        ['aceitos com avisos', counts.warned],
        ['em quarentena', counts.quarantined],
      ]),
    );
  if (catalogue && !report.refusal) parts.push('', catalogueText(report));
  parts.push(
    ...reasonText('Em quarentena', report.rejections, rejectionTexts),
    ...reasonText('Avisos', report.warnings, warningTexts),
  );
  if (counts.read > 0) parts.push(...featuresText(report.features));
  const quarantined = report.listings.filter(({ outcome }) => outcome === 'quarantined');
  const warned = report.listings.filter(({ outcome }) => outcome === 'warned');
  for (const [title, list] of [
    ['Imóveis em quarentena', quarantined],
    ['Imóveis com avisos', warned],
  ] as const) {
    if (list.length === 0) continue;
    const rows = list
      .slice(0, shownListings)
      .map(({ reference, remarks }) => [
        reference || '(sem código)',
        remarks.map(({ code, value }) => (value ? `${code} (${value})` : code)).join(', '),
      ]);
    parts.push('', title, table(rows));
    if (list.length > shownListings) parts.push(andMore(list.length - shownListings));
  }
  return parts.join('\n');
}

const changeTitles = {
  added: 'Novos',
  changed: 'Alterados',
  reactivated: 'De volta',
  deactivated: 'Desativados',
} as const;

function catalogueText({ outcome, catalogue }: ImportReport): string {
  const { counts, ...lists } = catalogue!;
  const dry = outcome === 'compared';
  const text = [
    dry ? 'O que mudaria (ensaio, nada foi gravado)' : 'O catálogo',
    table([
      ['novos', counts.added],
      ['alterados', counts.changed],
      ['de volta', counts.reactivated],
      ['desativados', counts.deactivated],
      ['sem mudança', counts.unchanged],
      ['retidos', counts.held],
    ]),
    ...implausibleRows(lists.implausible),
  ];
  if (!dry) return text.join('\n');
  for (const kind of ['added', 'changed', 'reactivated', 'deactivated'] as const) {
    if (lists[kind].length === 0) continue;
    const rows = lists[kind]
      .slice(0, shownChanges)
      .map(({ reference, id, changes = [] }) => [
        reference,
        id === null ? '' : `nº ${id}`,
        changes.map(({ field, from, to }) => `${field}: ${brief(from)} → ${brief(to)}`).join('; '),
      ]);
    text.push('', changeTitles[kind], table(rows));
    if (counts[kind] > shownChanges) text.push(andMore(counts[kind] - shownChanges));
  }
  if (lists.wouldRefuse)
    text.push('', 'Sem --force isto seria RECUSADO: mais de um terço dos imóveis ativos seria desativado.');
  return text.join('\n');
}

function implausibleRows(implausible: readonly Implausible[]): string[] {
  if (implausible.length === 0) return [];
  const rows = implausible
    .slice(0, shownListings)
    .map((doubt) => [
      doubt.reference,
      implausibleText(doubt),
      doubt.held ? (doubt.onOffer ? 'retido; no ar como estava' : 'retido') : 'já no ar, fica como está',
    ]);
  const more = implausible.length - rows.length;
  return [
    '',
    'Valores que não parecem certos; se estiverem, repita com --accept REFERÊNCIA',
    table(rows),
    ...(more > 0 ? [andMore(more)] : []),
  ];
}

function brief(value: unknown): string {
  const json = JSON.stringify(value) ?? '–';
  return json.length > 40 ? `${json.slice(0, 39)}…` : json;
}

function featuresText({ known, unknown }: ImportReport['features']): string[] {
  const names = Object.entries(unknown).sort(([, a], [, b]) => b - a);
  const times = names.reduce((sum, [, count]) => sum + count, 0);
  const title = `Características: ${known} reconhecidas, ${times} não reconhecidas`;
  if (names.length === 0) return ['', title];
  const rows = names.slice(0, shownListings).map(([name, count]) => [count, plain(name)]);
  return [
    '',
    title,
    table(rows),
    ...(names.length > rows.length ? [andMore(names.length - rows.length)] : []),
  ];
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
