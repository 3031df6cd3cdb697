import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { offerKey, type Offer } from '@domain/offer';
import { useFolderWindow } from './choose-folder-on-use.browser';
import { watchHearts } from './hearts.browser';

/** By a property's id; null for a signed-out visitor. */
const FavoritesContext = createContext<((id: number) => boolean) | null>(null);

interface FavoritesProviderProps {
  /** A signed-in visitor's favourites, as the server knew them; null for everybody else. */
  ids: readonly number[] | null | undefined;
  children: ReactNode;
}

/** Which properties' hearts are pressed below; what the visitor changes in this document counts more than `ids`. */
export function FavoritesProvider({ ids, children }: FavoritesProviderProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>();
  useEffect(() => {
    // It comes with the page's own script: a heart pressed while it were on its way would go as a plain form, whose
    // answer, for the router, leaves `ids` as they were.
    if (ids) watchHearts(setChanged);
  }, [ids]);
  const isFavorite = useMemo(
    () => (ids ? (id: number) => changed?.get(id) ?? ids.includes(id) : null),
    [ids, changed],
  );
  const folderWindow = useFolderWindow(Boolean(ids));
  return (
    <FavoritesContext.Provider value={isFavorite}>
      {children}
      {folderWindow}
    </FavoritesContext.Provider>
  );
}

/**
 * What a heart's button has (`FavoritesForm` takes it): it says what it will do by its name, so that a second press of
 * the same page does it again and not its contrary. Pages come back to its id.
 */
export function useHeart(offer: Offer) {
  const isFavorite = useContext(FavoritesContext);
  const pressed = isFavorite?.(offer.id) ?? false;
  return {
    id: isFavorite ? `favorito-${offer.id}` : undefined,
    name: pressed ? 'retirar' : 'imovel',
    value: offerKey(offer),
    'aria-pressed': pressed,
  };
}
