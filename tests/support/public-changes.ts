import type { PublicChanges } from '@contract/public-changes';

/** What a back end tells that has seen nothing change. */
export const nothingChanged: PublicChanges = {
  cursor: 'c',
  everything: false,
  lists: false,
  homes: [],
  photos: [],
  hasNewPhotos: false,
};
