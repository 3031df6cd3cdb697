import { andMore, brief, plain, table } from './output';
import type { Overridden } from '@api/feeds/apply/apply-report';
import type { Implausible } from '@api/feeds/apply/implausible';
import { dialects } from '@api/feeds/import/dialects/dialect';
import { implausibleText } from '@api/feeds/import/implausible-text';
import type { ImportReport } from '@api/feeds/import/import-report';
import { rejectionTexts, warningTexts } from '@api/feeds/import/remarks';
import { countedProperties } from '@domain/kernel/counts';
import { overrideNames } from '@domain/property/override-names';

const seconds = (value: number) => value.toLocaleString('pt-BR');

const shownListings = 40;
const shownChanges = 20;

/** Report for the operator. */
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
  parts.push(...placesText(report.unknownPlaces));
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
    ...overriddenRows(lists.overridden),
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

/** The brokerage's value stays: the report says what the feed would show. */
function overriddenRows(overridden: readonly Overridden[]): string[] {
  if (overridden.length === 0) return [];
  const rows = overridden
    .slice(0, shownListings)
    .map(({ reference, field, value, feed }) => [
      reference,
      overrideNames[field],
      `da casa: ${brief(value)}`,
      `do feed: ${brief(feed)}`,
    ]);
  const more = overridden.length - rows.length;
  return [
    '',
    'O que a casa decidiu e o feed diz de outro modo (unset REFERÊNCIA CAMPO devolve ao feed)',
    table(rows),
    ...(more > 0 ? [andMore(more)] : []),
  ];
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

function placesText(unknownPlaces: ImportReport['unknownPlaces']): string[] {
  const codes = Object.entries(unknownPlaces).sort(([, a], [, b]) => b.count - a.count);
  if (codes.length === 0) return [];
  const rows = codes
    .slice(0, shownListings)
    .map(([code, { count, nearest, example }]) => [
      count,
      plain(code),
      nearest ? `perto de ${nearest}` : 'sem coordenadas',
      `exemplo: ${plain(example)}`,
    ]);
  return [
    '',
    'Lugares só com o código do portal; escreva o bairro na tabela de --places',
    table(rows),
    ...(codes.length > rows.length ? [andMore(codes.length - rows.length)] : []),
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
