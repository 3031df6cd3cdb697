import { expect, test } from 'vitest';
import { emptyFilters } from './normalize';
import { placeOfAddress } from './place-of-address';

test.each([
  [{}, null],
  [{ local: 'moema' }, { known: true, label: 'Moema', slug: 'moema' }],
  [{ local: 'sao-jose-do-rio-preto' }, { known: true, by: 'city', label: 'Sao Jose do Rio Preto' }],
  [{ localName: 'Perto do parque' }, { known: true, label: 'Perto do parque' }],
  [
    { localName: 'Ibirapuera', lat: -23.5, lng: -46.6, range: 3 },
    { by: 'radius', label: 'Ibirapuera', lat: -23.5, lng: -46.6, range: 3 },
  ],
  [
    { localName: 'Itu', lat: -23.2544, lng: -47.2927, range: 0 },
    { by: 'radius', label: 'Itu', range: 25, kind: 'cidade', ownRange: 25 },
  ],
  [
    { lat: -23.5, lng: -46.6 },
    { by: 'radius', label: 'Área do mapa' },
  ],
])('an address with %j names %j', (given, place) => {
  const named = placeOfAddress({ ...emptyFilters(), ...given });
  if (place === null) expect(named).toBeNull();
  else expect(named).toMatchObject(place);
});
