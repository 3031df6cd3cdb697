import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { maxFavorites } from '@contract/favorites';
import { customerOf } from '@api/auth/bearer';
import type { Database } from '@api/db/schema';
import { ApiError, favoriteSignedOut, notFound, productNotFound, unprocessable } from '@api/errors';
import type { FavoriteRow } from '@api/repositories/favorites';
import type { KeptProduct } from '@api/repositories/kept-products';
import { maxFolders } from '@domain/folders';
import { idParam } from './validate';

/** The account whose favourites a call is about: the bearer's. 401 as spec 2 §8 has it. */
export async function keeperOf(context: Context, db: Kysely<Database>): Promise<number> {
  const { account } = await customerOf(context, db, favoriteSignedOut);
  return account.id;
}

/** The home that a path names. 404 for what is no number. */
export function homeIn(text: string | undefined): number {
  const id = idParam(text);
  if (id === null) throw productNotFound();
  return id;
}

/** What lists say of a kept home. */
export const told = ({ property_id, condition, negotiation, kept_at }: FavoriteRow) => ({
  code: property_id,
  condition,
  negotiation,
  created_at: kept_at.toISOString(),
});

/** A kept home's card says that it is kept. */
export const asFavorite = (kept: KeptProduct | null) =>
  kept?.product ? { ...kept, product: { ...kept.product, favorite: 1 as const } } : kept;

export const tooManyHomes = () =>
  new ApiError(
    409,
    'TOO_MANY_FAVORITES',
    `Seus favoritos já têm ${maxFavorites} imóveis. Retire algum para guardar este.`,
  );

/** Why a folder is not made, renamed or used; one that is not the bearer's is as one that is not there. */
export function refusedFolder(why: 'unknown' | 'taken' | 'full'): ApiError {
  if (why === 'unknown') return notFound('Pasta não encontrada');
  if (why === 'taken') return unprocessable({ nomeDaPasta: ['Já existe uma pasta com este nome'] });
  const text = `Você já tem ${maxFolders} pastas. Remova alguma para criar outra.`;
  return new ApiError(422, 'TOO_MANY_FOLDERS', text, { nomeDaPasta: [text] });
}
