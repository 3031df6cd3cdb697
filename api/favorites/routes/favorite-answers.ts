import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { maxFavorites } from '@contract/favorites';
import { customerOf } from '@api/accounts/bearer';
import type { FavoritesDatabase } from '../schema';
import {
  ApiError,
  favoriteSignedOut,
  notFound,
  productNotFound,
  unprocessable,
} from '@api/platform/http/errors';
import type { FavoriteRow } from '../queries/favorites';
import type { SavedProperty } from '@api/properties/queries/saved-properties';
import { maxFolders } from '@domain/favorites/folders';
import { idParam } from '@api/platform/http/validate';

/** The bearer's account. 401 as in spec 2 §8. */
export async function favoritesAccount(context: Context, db: Kysely<FavoritesDatabase>): Promise<number> {
  const { account } = await customerOf(context, db, favoriteSignedOut);
  return account.id;
}

/** 404 if it is not a number. */
export function propertyIdIn(text: string | undefined): number {
  const id = idParam(text);
  if (id === null) throw productNotFound();
  return id;
}

export const serializeFavorite = ({
  property_id,
  condition,
  negotiation,
  kept_at: savedAt,
}: FavoriteRow) => ({
  code: property_id,
  condition,
  negotiation,
  created_at: savedAt.toISOString(),
});

export const asFavorite = (saved: SavedProperty | null) =>
  saved?.product ? { ...saved, product: { ...saved.product, favorite: 1 as const } } : saved;

export const tooManyFavorites = () =>
  new ApiError(
    409,
    'TOO_MANY_FAVORITES',
    `Seus favoritos já têm ${maxFavorites} imóveis. Retire algum para guardar este.`,
  );

/** A folder of another account looks like a missing one. */
export function refusedFolder(why: 'unknown' | 'taken' | 'full'): ApiError {
  if (why === 'unknown') return notFound('Pasta não encontrada');
  if (why === 'taken') return unprocessable({ nomeDaPasta: ['Já existe uma pasta com este nome'] });
  const text = `Você já tem ${maxFolders} pastas. Remova alguma para criar outra.`;
  return new ApiError(422, 'TOO_MANY_FOLDERS', text, { nomeDaPasta: [text] });
}
