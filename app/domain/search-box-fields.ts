/** Field names of the search box (a GET form that works with JavaScript off): the filter form's words, and the ways in of scripts. */
export const searchBoxField = {
  negotiation: 'negociacao',
  /** What was typed: a place or a property's code. */
  text: 'local',
  /** The id of a place that was chosen. */
  place: 'lugar',
  /** km around it; 0 is the place's own. */
  radius: 'raio',
  /** What kind of home, and what it may cost: of the simple search alone. */
  kind: 'tipo',
  upTo: 'preco-max',
  /** The filters that stay, as the address of a search without place and negotiation. */
  kept: 'pesquisa',
  /** Where the visitor is ('Perto de mim'). */
  lat: 'lat',
  lng: 'lng',
} as const;

/** Characters that the box takes: the back end's limit for a place's text. */
export const longestText = 80;
