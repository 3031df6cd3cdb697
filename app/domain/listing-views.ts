export const listingViews = [
  { value: 'grade', label: 'Grade' },
  { value: 'lista', label: 'Lista' },
  { value: 'mapa', label: 'Mapa' },
] as const;
export type ListingView = (typeof listingViews)[number]['value'];
export const defaultListingView: ListingView = 'grade';

export function listingView(text: unknown): ListingView | null {
  return listingViews.find(({ value }) => value === text)?.value ?? null;
}
