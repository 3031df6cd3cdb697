export const searchBoxField = {
  negotiation: 'negociacao',
  text: 'local', // place or property code
  place: 'lugar', // id of a chosen place
  radius: 'raio', // km; 0: the default radius
  within: 'em', // path of the current listing, whose filters stay
  kind: 'tipo', // simple search only: type and maximum price
  upTo: 'preco-max',
  lat: 'lat', // visitor's location ('Perto de mim')
  lng: 'lng',
} as const;

export const maxTextLength = 80; // characters; limit of the back end
