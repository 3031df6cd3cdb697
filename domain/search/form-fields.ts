/** Form fields of several filters or several forms; the others are in filter-rows.ts. */
export const formField = {
  /** Hidden, value '1': marks the form's fields, so that the server redirects to the search URL. */
  marker: 'filtrar',
  negotiation: 'negociacao',
  place: 'local',
  /** km; '' keeps the current radius, 0 is the place's own. */
  radius: 'raio',
  sort: 'ordenacao',
} as const;

/** Hidden fields with the initial place, which applies while the location text is unchanged. */
export const placeField = {
  label: 'local-atual',
  slug: 'local-slug',
  lat: 'lat',
  lng: 'lng',
  range: 'range',
} as const;
