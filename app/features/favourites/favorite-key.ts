import type { Offer } from '@domain/offer';
import type { FavoriteKey } from '~/back-end/favorite-calls.server';

/** What a heart keeps: its property's address tells new and used alone, and what it is the back end knows. */
export const favoriteKeyOf = ({ id: code, phase, negotiation }: Offer): FavoriteKey => ({
  code,
  condition: phase === 'usado' ? 'used' : 'new',
  negotiation,
});
