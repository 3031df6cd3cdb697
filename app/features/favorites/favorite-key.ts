import type { Offer } from '@domain/property/offer';
import type { FavoriteKey } from '~/back-end/favorite-calls.server';

/** Key of a favorite: a property URL only distinguishes new and used. */
export const favoriteKeyOf = ({ id: code, phase, negotiation }: Offer): FavoriteKey => ({
  code,
  condition: phase === 'usado' ? 'used' : 'new',
  negotiation,
});
