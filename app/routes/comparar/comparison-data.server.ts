import type { AppLoadContext } from '@remix-run/node';
import { type AskedHomes, askedHomes, fewestCompared } from '~/domain/comparison/asked';
import { comparisonOf } from '~/domain/comparison/comparison';
import { isRental } from '~/domain/comparison/costs';
import { type RowGroup, onlyDifferences } from '~/domain/comparison/rows';
import { sayingsGroup } from '~/domain/comparison/sayings';
import { termsField, type TermsView, termsView } from '~/domain/financing/shared-terms';
import { codeOf, type Photo, type PropertyDetail } from '~/domain/property';
import { comparisonParam, inviteParam, links } from '~/links';
import { homesOf } from './homes.server';
import { sayingsFor } from './sayings.server';
import { longestToken } from '~/features/folder-for-two/secret-page.server';
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
  /** The page that it was come from: a guest's folder, or who is signed in their favourites. */
  back: { label: string; href: string } | null;
  /** It is a page of the client area: not a guest's, nor of who is not signed in. */
  isOwnFavourites: boolean;
  /** The folder's link, whose address is a secret. */
  token: string | null;
  /** The same comparison with all rows, and with those that differ. */
  views: { all: string; differences: string };
  /** The back end does not say what was asked. */
  hasFailed: boolean;
}

/**
 * What an address under `/comparar` shows: public facts to anybody; notes and opinions to who keeps the homes, and by a
 * folder's link to its guest.
 */
export async function comparisonData(
  params: URLSearchParams,
  context: Pick<AppLoadContext, 'api' | 'log' | 'settings' | 'session'>,
): Promise<ComparisonData> {
  const asked: AskedHomes = askedHomes(params.getAll(comparisonParam.ids));
  const token = params.get(inviteParam)?.slice(0, longestToken) ?? null;
  const [{ found, ...missing }, sayings] = await Promise.all([
    homesOf(asked.ids, context),
    sayingsFor(asked.ids, token, context),
  ]);
  const financing = termsView(context.settings.financingRate, params);
  const isOnlyDifferences = params.has(comparisonParam.onlyDifferences);
  const ids = found.map(({ id }) => id);
  const said = sayingsGroup(ids, sayings);
  const all = [...comparisonOf(found, financing.terms), ...(said ? [said] : [])];
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
    isOwnFavourites: context.session.user !== null && token === null,
    back: token
      ? { label: 'Pasta compartilhada', href: links.sharedFolder(token, 0) }
      : context.session.user && { label: 'Meus favoritos', href: links.favourites() },
    token,
    views: { all: addressOf(ids, false), differences: addressOf(ids, true) },
    hasFailed: missing.failed.length > 0,
  };
}

/** The financing that was typed, and a folder's link, stay with every link of the page. */
const keptParams = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...Object.values(termsField), inviteParam].flatMap((name) => {
      const value = params.get(name)?.slice(0, longestToken);
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
