import { type Kysely, sql } from 'kysely';
import type { Brokerage } from '@api/brokerage/brokerage';
import {
  type BrokerageFileFault,
  type CheckedBrokerageFile,
  inOrder,
} from '@api/brokerage/read-brokerage-file';
import { isDemo } from '@api/brokerage/queries/is-demo';
import { searchOf } from '@api/brokerage/rules';
import type { Database } from '@api/database';
import { codeKey } from '@api/properties/queries/properties';
import { resolveSearch } from '@api/search/queries/resolve-search';
import { countMatches } from '@api/search/queries/search';
import { didYouMean } from '@domain/kernel/did-you-mean';
import { foldCode } from '@domain/property/property-code';

type Path = readonly (string | number)[];
interface Named {
  path: Path;
  text: string;
}

/** Each compares a code with the whole catalogue. */
const maxSuggestions = 20;
const onlyDemo = 'o catálogo ainda é o da demonstração: os códigos não foram conferidos';

/** What the file names and the catalogue does not have: codes, places, searches without properties. */
export async function brokerageWarnings(
  db: Kysely<Database>,
  brokerage: Brokerage,
  faultAt: CheckedBrokerageFile['faultAt'],
): Promise<BrokerageFileFault[]> {
  const [codes, searches] = [codesIn(brokerage), searchesIn(brokerage)];
  if (codes.length + searches.length === 0) return [];
  const references = await activeReferences(db);
  if (references.size === 0)
    return [faultAt([], 'o catálogo ainda não tem imóveis: códigos e buscas não foram conferidos')];
  const warnings = (await isDemo(db))
    ? codes.slice(0, 1).map(({ path }) => faultAt(path, onlyDemo))
    : codes
        .filter(({ text }) => !references.has(foldCode(text)))
        .map(({ path, text }, index) => {
          const similar = index < maxSuggestions ? didYouMean(text, references.values()) : '';
          return faultAt(path, `nenhum imóvel tem o código '${text}'${similar}`);
        });
  for (const { path, text } of searches) {
    const message = await searchWarning(db, brokerage, text);
    if (message) warnings.push(faultAt(path, message));
  }
  return inOrder(warnings);
}

function codesIn({ lists, highlights, novelties, notes }: Brokerage): Named[] {
  const coded = (path: Path, codes: readonly string[] = []) =>
    codes.map((text, index) => ({ path: [...path, 'codes', index], text }));
  return [
    ...lists.flatMap((list, index) => coded(['lists', index], list.codes)),
    ...coded(['highlights'], highlights?.codes),
    ...coded(['novelties'], novelties?.codes),
    ...notes.map(({ code }, index) => ({ path: ['notes', index, 'code'], text: code })),
  ];
}

function searchesIn({ slides, lists, banners, highlights, novelties }: Brokerage): Named[] {
  const all: [Path, string | undefined][] = [
    ...slides.map(({ search }, index): [Path, string] => [['slides', index], search]),
    ...lists.map(({ search }, index): [Path, string | undefined] => [['lists', index], search]),
    ...banners.map(({ search }, index): [Path, string] => [['banners', index], search]),
    [['highlights'], highlights?.search],
    [['novelties'], novelties?.search],
  ];
  return all.flatMap(([path, text]) => (text === undefined ? [] : [{ path: [...path, 'search'], text }]));
}

/** By comparison key, with the reference as the catalogue writes it. */
async function activeReferences(db: Kysely<Database>): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('property')
    .select(['reference', sql<string>`${codeKey}`.as('key')])
    .where('active', '=', true)
    .execute();
  return new Map(rows.map(({ key, reference }) => [key, reference]));
}

/** null: the search finds properties. */
async function searchWarning(
  db: Kysely<Database>,
  brokerage: Brokerage,
  text: string,
): Promise<string | null> {
  const search = await resolveSearch(db, searchOf(text), brokerage);
  if (search.place?.by === 'unknown') {
    const { text: place } = search.place;
    return `não se conhece o lugar '${place}'${didYouMean(place, await knownPlaces(db))}`;
  }
  return (await countMatches(db, search)) === 0 ? 'a busca não encontra nenhum imóvel agora' : null;
}

/** Slugs of places with properties. */
async function knownPlaces(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from location where slug is not null and properties > 0
    union select city_slug from location where kind = 'cidade' and city_slug is not null and properties > 0
    union select part_slug from location where part_slug is not null and properties > 0
    order by slug`.execute(db);
  return rows.map(({ slug }) => slug);
}
