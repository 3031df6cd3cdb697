/**
 * Names of the plain filter form's fields (a GET form that works with JavaScript off) that stand for more than one filter
 * or that other forms use too; the other filters' are in their rows (filter-rows.ts).
 */
export const formField = {
  /** Hidden, value '1': marks the form's plain fields, which are redirected to the built URL. */
  marker: 'filtrar',
  negotiation: 'negociacao',
  place: 'local',
  /** km; '' keeps what is, 0 is the place's own. */
  radius: 'raio',
  sort: 'ordenacao',
} as const;

/** Hidden fields that say which place the location text was filled with: it stays while the text does. */
export const placeField = {
  label: 'local-atual',
  slug: 'local-slug',
  lat: 'lat',
  lng: 'lng',
  range: 'range',
} as const;
