import type { AppLoadContext } from '@remix-run/node';
import { type AskedHomes, askedHomes, fewestCompared, mostCompared } from '~/domain/comparison/asked';
import { comparisonOf } from '~/domain/comparison/comparison';
import { isRental } from '~/domain/comparison/costs';
import { type RowGroup, onlyDifferences } from '~/domain/comparison/rows';
import { termsField, type TermsView, termsView } from '~/domain/financing/shared-terms';
import { codeOf, type Photo, type PropertyDetail } from '~/domain/property';
import { comparisonParam, links } from '~/links';
import { homesOf } from './homes.server';
import { leftOut, type Sentence } from './left-out';

/** A home at the head of its column. */
export interface ComparedHome {
  id: number;
  title: string;
  code: string;
  href: string;
  /** Its district, else its town. */
  place: string;
  photo: Photo | null;
  /** The comparison without it; none where too few would be left. */
  without?: string;
}

export interface ComparisonData {
  homes: ComparedHome[];
  groups: RowGroup[];
  /** What was asked for and is not shown. */
  leftOut: Sentence[];
  financing: TermsView;
  isOnlyDifferences: boolean;
  /** The same comparison with all rows, and with those that differ. */
  views: { all: string; differences: string };
  /** Whether one more fits. */
  hasRoom: boolean;
  /** The back end does not say what was asked. */
  hasFailed: boolean;
}

/** What an address under `/comparar` shows: public facts alone, to anybody. */
export async function comparisonData(
  params: URLSearchParams,
  context: Pick<AppLoadContext, 'api' | 'log' | 'settings'>,
): Promise<ComparisonData> {
  const asked: AskedHomes = askedHomes(params.getAll(comparisonParam.ids));
  const { found, ...missing } = await homesOf(asked.ids, context);
  const financing = termsView(context.settings.financingRate, params);
  const isOnlyDifferences = params.has(comparisonParam.onlyDifferences);
  const all = comparisonOf(found, financing.terms);
  const ids = found.map(({ id }) => id);
  const kept = keptParams(params);
  const addressOf = (homes: readonly number[], only = isOnlyDifferences) =>
    links.compare(homes, { ...kept, [comparisonParam.onlyDifferences]: only ? 'sim' : undefined });
  return {
    homes: found.map((home) => ({
      ...headOf(home),
      without: ids.length > fewestCompared ? addressOf(ids.filter((id) => id !== home.id)) : undefined,
    })),
    groups: isOnlyDifferences ? onlyDifferences(all) : all,
    leftOut: leftOut(asked, missing, addressOf(asked.ids)),
    financing,
    isOnlyDifferences,
    views: { all: addressOf(ids, false), differences: addressOf(ids, true) },
    hasRoom: ids.length < mostCompared,
    hasFailed: missing.failed.length > 0,
  };
}

/** The financing that was typed stays with every link of the page. */
const keptParams = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.values(termsField).flatMap((name) => {
      const value = params.get(name)?.slice(0, 40);
      return value ? [[name, value]] : [];
    }),
  );

function headOf(home: PropertyDetail): Omit<ComparedHome, 'without'> {
  const { id, titulo1: title, condition, endereco, fotoPrincipal, fotos } = home;
  const { cidade: city, bairro: district } = endereco;
  const negotiation = isRental(home) ? 'rent' : 'sell';
  return {
    id,
    title,
    code: codeOf(home),
    href: links.property({ id, condition, negotiation, title, city, district }),
    place: district || city,
    photo: fotoPrincipal ?? fotos[0] ?? null,
  };
}
