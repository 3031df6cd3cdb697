import type { Kind, Mood } from './kinds';
import type { Spot } from './places';
import { round } from './prices';
import type { Random } from './random';

/** For farms, which are outside of all districts. */
export const ruralZone = 'Zona Rural';
const isFarm = ({ form, setting, land }: Kind): boolean =>
  form === 'estate' && setting === 'country' && land !== undefined && land[0] >= 10_000;

// prettier-ignore
const streets = [
  'Rua das Paineiras', 'Alameda dos Ipês', 'Rua dos Jequitibás', 'Rua da Figueira', 'Alameda das Sibipirunas',
  'Rua do Pau-Ferro', 'Rua das Quaresmeiras', 'Travessa dos Oitis', 'Rua dos Cambuís', 'Alameda das Cerejeiras',
  'Rua do Jacarandá', 'Rua das Aroeiras', 'Rua dos Guapuruvus', 'Alameda das Palmeiras', 'Rua da Mangueira',
];
// prettier-ignore
const condominiumNames = [
  'Edifício Maracatu', 'Edifício Baião', 'Edifício Corcovado', 'Edifício Araucária', 'Edifício Sabiá', 'Edifício Dindi',
  'Edifício Arpoador', 'Edifício Lígia', 'Edifício Cobogó', 'Edifício Pau-Brasil', 'Edifício Marajoara', 'Edifício Jequitibá',
  'Edifício Luiza', 'Edifício Ipê-Roxo', 'Edifício Guanabara', 'Edifício Manacá',
];

/** Address, public part of it, and a random point within the spot's spread. */
export function placeOf(spot: Spot, kind: Kind, mood: Mood, random: Random) {
  const angle = random.between(0, 2 * Math.PI);
  const km = spot.spread * Math.sqrt(random.next());
  const abroad = spot.place.country !== 'BR';
  const named = spot.place.kind === 'condominio' ? spot.place.label : null;
  return {
    condominiumName:
      named ??
      (kind.form === 'unit' && !abroad && random.chance(0.35) ? random.pick(condominiumNames) : null),
    locationType: spot.place.locationType,
    country: spot.place.country,
    state: spot.state,
    city: spot.city,
    district: isFarm(kind) && !named ? ruralZone : random.pick(spot.districts),
    street: abroad ? null : random.pick(streets),
    streetNumber: abroad ? null : String(random.int(12, 1_890)),
    complement: null,
    point: {
      lat: round(spot.lat + (km * Math.cos(angle)) / 111.2, 1e-5),
      lng: round(spot.lng + (km * Math.sin(angle)) / (111.2 * Math.cos((spot.lat * Math.PI) / 180)), 1e-5),
    },
    displayAddress:
      mood === 'abroad' ? 'neighborhood' : random.weighted({ neighborhood: 64, street: 20, all: 16 }),
  } as const;
}
