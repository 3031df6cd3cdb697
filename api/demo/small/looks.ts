import type { SetName } from '../photo-sets';

type Sets = readonly SetName[];

/** Photo sets by what a text can promise. */
export const skyline: Sets = ['apartment-a', 'tower-parque', 'penthouse', 'launch-tower'];
export const unbuilt: Sets = ['launch-tower', 'tower-parque'];
export const modernist: Sets = ['apartment-b', 'apartment-higienopolis'];
export const classic: Sets = ['lisbon-apartment', 'apartment-lisboa'];
export const factory: Sets = ['loft-fabrica'];
export const garden: Sets = ['villa', 'white-house'];
export const courtyard: Sets = ['town-house', 'house-vila-madalena'];
export const hills: Sets = ['country-modern', 'villa', 'white-house'];
export const stone: Sets = ['country-house', 'chalet-campos'];
export const seaside: Sets = ['beach-house', 'beach-timber', 'house-trancoso'];
export const palms: Sets = ['beach-house', 'villa', 'white-house'];
export const thatch: Sets = ['beach-timber', 'house-trancoso'];
