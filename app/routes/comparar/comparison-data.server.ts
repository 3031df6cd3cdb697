import type { AppLoadContext } from '@remix-run/node';
import {
  type RequestedProperties,
  parseRequestedProperties,
  minCompared,
} from '~/domain/comparison/requested-properties';
import { comparisonOf } from '~/domain/comparison/comparison';
import { isRental } from '~/domain/comparison/costs';
import { type FoldedRows, foldRows } from '~/domain/comparison/fold-rows';
import { reactionsGroup } from '~/domain/comparison/reactions';
import { termsField, type TermsView, termsView } from '~/domain/financing/shared-terms';
import type { Photo, PropertyDetail } from '~/domain/property';
import { comparisonParam, inviteParam, links } from '~/links';
import { loadProperties } from './properties.server';
import { reactionsFor } from './reactions.server';
import { maxTokenLength } from '~/features/shared-folder/token-page.server';
import { leftOut, type Sentence } from './left-out';

export interface ComparedProperty {
  id: number;
  title: string;
  href: string;
  /** District, otherwise city. */
  place: string;
  photo: Photo | null;
  /** URL without this property; undefined if too few would remain. */
  without?: string;
}

export interface ComparisonData {
  homes: ComparedProperty[];
  rows: FoldedRows;
  /** Sentences about requested properties that are missing. */
  leftOut: Sentence[];
  financing: TermsView;
  /** Whether the URL has terms, which may be invalid. */
  hasTerms: boolean;
  /** Whether one of them is for sale. */
  hasInstalment: boolean;
  /** Link back: the guest's folder, or the signed-in customer's favorites. */
  back: { label: string; href: string } | null;
  /** Whether the page is part of the client area: signed in and not a guest. */
  isOwnFavourites: boolean;
  /** Secret token of the folder's link. */
  token: string | null;
  /** Whether the back end failed for a requested property. */
  hasFailed: boolean;
}

/** Data of `/comparar`. Facts are public. Notes and reactions need a sign-in, or a folder's link for its guest. */
export async function comparisonData(
  params: URLSearchParams,
  context: Pick<AppLoadContext, 'api' | 'log' | 'settings' | 'session'>,
): Promise<ComparisonData> {
  const requested: RequestedProperties = parseRequestedProperties(params.getAll(comparisonParam.ids));
  const token = params.get(inviteParam)?.slice(0, maxTokenLength) ?? null;
  const [{ found, ...missing }, reactions] = await Promise.all([
    loadProperties(requested.ids, context),
    reactionsFor(requested.ids, token, context),
  ]);
  const financing = termsView(context.settings.financingRate, params);
  const ids = found.map(({ id }) => id);
  const carried = carriedParams(params);
  const addressOf = (propertyIds: readonly number[]) => links.compare(propertyIds, carried);
  return {
    homes: found.map((property) => ({
      ...headOf(property),
      without: ids.length > minCompared ? addressOf(ids.filter((id) => id !== property.id)) : undefined,
    })),
    rows: foldRows([...comparisonOf(found, financing.terms), reactionsGroup(ids, reactions)]),
    leftOut: leftOut(requested, missing, addressOf(requested.ids)),
    financing,
    hasTerms: Object.values(termsField).some((name) => params.has(name)),
    hasInstalment: found.some((property) => !isRental(property)),
    isOwnFavourites: context.session.user !== null && token === null,
    back: token
      ? { label: 'Pasta compartilhada', href: links.sharedFolder(token, 0) }
      : context.session.user && { label: 'Meus favoritos', href: links.favourites() },
    token,
    hasFailed: missing.failed.length > 0,
  };
}

/** Financing terms and folder token, which every link of the page repeats. */
const carriedParams = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...Object.values(termsField), inviteParam].flatMap((name) => {
      const value = params.get(name)?.slice(0, maxTokenLength);
      return value ? [[name, value]] : [];
    }),
  );

function headOf(property: PropertyDetail): Omit<ComparedProperty, 'without'> {
  const { id, titulo1: title, condition, endereco, fotoPrincipal, fotos } = property;
  const { cidade: city, bairro: district } = endereco;
  const negotiation = isRental(property) ? 'rent' : 'sell';
  return {
    id,
    title,
    href: links.property({ id, condition, negotiation, title, city, district }),
    place: district || city,
    photo: fotoPrincipal ?? fotos[0] ?? null,
  };
}
