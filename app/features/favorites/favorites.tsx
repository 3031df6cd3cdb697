import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { offerKey, type Offer } from '@domain/property/offer';
import { useFolderDialog } from './lazy-folder-dialog.browser';
import { watchFavoriteButtons } from './favorite-button.browser';

/** By property id; null if signed out. */
const FavoritesContext = createContext<((id: number, isMarked?: boolean) => boolean) | null>(null);

interface FavoritesProviderProps {
  /** Favorite ids from the server; null if signed out. */
  ids: readonly number[] | null | undefined;
  children: ReactNode;
}

/** Provides favorites; changes in this document override `ids`. */
export function FavoritesProvider({ ids, children }: FavoritesProviderProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>();
  useEffect(() => {
    // Not lazy: an earlier press would submit the plain form, and its answer would leave `ids` stale.
    if (ids) watchFavoriteButtons(setChanged);
  }, [ids]);
  const isFavorite = useMemo(
    () => (ids ? (id: number, isMarked = false) => changed?.get(id) ?? (isMarked || ids.includes(id)) : null),
    [ids, changed],
  );
  const folderDialog = useFolderDialog(Boolean(ids));
  return (
    <FavoritesContext.Provider value={isFavorite}>
      {children}
      {folderDialog}
    </FavoritesContext.Provider>
  );
}

/**
 * The name contains the action, so that a second press repeats it. Pages return to the id.
 * @param isMarked whether the property's own answer marks it as a favorite
 */
export function useFavoriteButton(offer: Offer, isMarked?: boolean) {
  const isFavorite = useContext(FavoritesContext);
  const pressed = isFavorite?.(offer.id, isMarked) ?? false;
  return {
    id: isFavorite ? `favorito-${offer.id}` : undefined,
    name: pressed ? 'retirar' : 'imovel',
    value: offerKey(offer),
    'aria-pressed': pressed,
  };
}
