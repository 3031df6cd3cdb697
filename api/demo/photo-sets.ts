import type { DemoPicture } from './demo-picture';
import { photoCaptions } from './photo-captions';
import { pictureOf } from './photo-index';
import type { PhotoSet, Room } from './photo-set';
import { photoSets2026 } from './photo-sets-2026';

export type { Room } from './photo-set';

/** Materials and views differ on purpose: a listing uses one set only. */
export const photoSets = {
  villa: {
    home: 'house',
    palette:
      'House of concrete, ledge stone, freijó and cumaru in a gated garden district; sage and cognac, black frames, pool and tropical garden, day inside and golden hour outside.',
    rooms: [
      ['villa-golden-hero-1', 'facade'],
      ['villa-living-day-1', 'living'],
      ['villa-pool-dusk-1', 'pool'],
      ['villa-kitchen-day-1', 'kitchen'],
      ['villa-suite-day-1', 'suite'],
      ['bathroom-stone-tub-1', 'bath'],
      ['entrance-hall-stair-1', 'hall'],
      ['home-office-1', 'office'],
      ['villa-terrace-dusk-1', 'terrace'],
      ['villa-pool-day-1', 'pool'],
      ['villa-pool-dusk-2', 'facade'],
      ['villa-plan-1', 'plan'],
    ],
  },
  'apartment-a': {
    home: 'apartment',
    palette:
      'High apartment in a tower with curved balconies; freijó and walnut, cream and cognac, a wide view of the city on a clear day.',
    rooms: [
      ['apartment-living-day-1', 'living'],
      ['apartment-living-day-2', 'living'],
      ['apartment-dining-day-1', 'dining'],
      ['apartment-kitchen-day-1', 'kitchen'],
      ['bedroom-master-2', 'suite'],
      ['apartment-living-dusk-1', 'living'],
      ['tower-balconies-day-1', 'facade'],
      ['tower-tropical-day-1', 'facade'],
      ['floor-plan-apartment-1', 'plan'],
    ],
  },
  'apartment-b': {
    home: 'apartment',
    palette:
      'Apartment in a 1950s building on pilotis in a street of trees; parquet, jacarandá, sage green, cane and granilite, white steel windows, quiet overcast light.',
    rooms: [
      ['apartment-b-living-overcast-1', 'living'],
      ['building-modern-facade-overcast-1', 'facade'],
      ['apartment-b-dining-overcast-1', 'dining'],
      ['apartment-b-kitchen-overcast-1', 'kitchen'],
      ['apartment-b-suite-overcast-1', 'suite'],
      ['apartment-b-bath-overcast-1', 'bath'],
      ['apartment-b-plan-1', 'plan'],
    ],
  },
  'apartment-rio': {
    home: 'apartment',
    palette:
      'Eighth floor on the seafront of Rio: pale oak and pale stone, white walls, blue-grey and sand, linen and rattan; bay, beach and a granite hill in late-afternoon light.',
    isKnownPlace: true,
    rooms: [
      ['apartment-rio-living-golden-1', 'living'],
      ['apartment-rio-terrace-golden-1', 'terrace'],
      ['apartment-rio-suite-golden-1', 'suite'],
      ['apartment-rio-kitchen-golden-1', 'kitchen'],
      ['apartment-rio-bath-golden-1', 'bath'],
      ['apartment-rio-facade-golden-1', 'facade'],
      ['apartment-rio-plan-1', 'plan'],
    ],
  },
  penthouse: {
    home: 'penthouse',
    palette:
      'Top of a tower with a large terrace and pool; dark walnut, dark green marble, bronze and grey-beige, golden hour and dusk over the skyline.',
    rooms: [
      ['penthouse-terrace-golden-1', 'terrace'],
      ['penthouse-living-golden-1', 'living'],
      ['penthouse-terrace-golden-2', 'pool'],
      ['penthouse-kitchen-golden-1', 'kitchen'],
      ['penthouse-suite-dusk-1', 'suite'],
      ['penthouse-bath-dusk-1', 'bath'],
      ['tower-tropical-dusk-1', 'facade'],
      ['penthouse-plan-1', 'plan'],
    ],
  },
  'beach-house': {
    home: 'beach',
    palette:
      'House on the sand: whitewashed walls, a gable of pale timber, linen and sea blues, late morning.',
    rooms: [
      ['beach-house-pool-day-1', 'pool'],
      ['beach-house-living-day-1', 'living'],
      ['beach-house-veranda-day-1', 'terrace'],
      ['beach-house-dining-day-1', 'dining'],
      ['beach-house-kitchen-day-1', 'kitchen'],
      ['beach-house-suite-day-1', 'suite'],
      ['beach-house-plan-1', 'plan'],
    ],
  },
  'country-house': {
    home: 'country',
    palette:
      'House in the hills: ledge stone, a gable of dark timber, rust, olive and saddle leather; low sun and the fire lit.',
    rooms: [
      ['country-house-dusk-1', 'facade'],
      ['country-house-living-golden-1', 'living'],
      ['country-house-veranda-1', 'terrace'],
      ['country-house-kitchen-golden-1', 'kitchen'],
      ['country-house-suite-golden-1', 'suite'],
      ['wine-cellar-1', 'cellar'],
      ['country-house-lawn-day-1', 'facade'],
      ['country-house-plan-1', 'plan'],
    ],
  },
  'town-house': {
    home: 'house',
    palette:
      'White two-storey house with green shutters in a lane of São Paulo: old brick, peroba, cement tiles, indigo and ochre, a patio with a jabuticaba tree, soft morning light.',
    rooms: [
      ['town-house-facade-day-1', 'facade'],
      ['town-house-living-day-1', 'living'],
      ['town-house-patio-day-1', 'terrace'],
      ['town-house-kitchen-day-1', 'kitchen'],
      ['town-house-suite-day-1', 'suite'],
      ['town-house-plan-1', 'plan'],
    ],
  },
  'launch-tower': {
    home: 'apartment',
    palette:
      'New building of nine storeys (a launch) with screens of clay baguettes and planters; show flat in pale oak, travertine and clay, lap pool in the garden, late afternoon.',
    rooms: [
      ['launch-tower-facade-golden-1', 'facade'],
      ['launch-tower-living-golden-1', 'living'],
      ['launch-tower-pool-golden-1', 'pool'],
      ['launch-tower-kitchen-golden-1', 'kitchen'],
      ['launch-tower-suite-golden-1', 'suite'],
      ['launch-tower-plan-1', 'plan'],
    ],
  },
  'lisbon-apartment': {
    home: 'apartment',
    palette:
      'Apartment abroad, in an old building of blue and white tiles in Lisbon: herringbone oak, lioz stone, plaster mouldings, navy and rust, roofs and the Tejo in clear morning light.',
    isKnownPlace: true,
    rooms: [
      ['lisbon-apartment-facade-day-1', 'facade'],
      ['lisbon-apartment-living-day-1', 'living'],
      ['lisbon-apartment-view-day-1', 'view'],
      ['lisbon-apartment-kitchen-day-1', 'kitchen'],
      ['lisbon-apartment-suite-day-1', 'suite'],
      ['lisbon-apartment-plan-1', 'plan'],
    ],
  },
  'penthouse-leblon': {
    home: 'penthouse',
    palette:
      'Penthouse by the ocean in Leblon: white, ipê and granilite, deep green and coral, a pool on the roof before twin granite hills, dusk and clear day.',
    isKnownPlace: true,
    rooms: [
      ['penthouse-leblon-terrace-dusk-1', 'pool'],
      ['penthouse-leblon-living-dusk-1', 'living'],
      ['penthouse-leblon-suite-day-1', 'suite'],
      ['penthouse-leblon-kitchen-day-1', 'kitchen'],
      ['penthouse-leblon-bath-day-1', 'bath'],
      ['penthouse-leblon-plan-1', 'plan'],
    ],
  },
  'beach-timber': {
    home: 'beach',
    palette:
      'Beach house in three pavilions: dark hardwood posts, straw roofs, lime-washed walls, clay and leaf green, dark stone pool, palms and the sea in low sun.',
    rooms: [
      ['beach-timber-pool-golden-1', 'pool'],
      ['beach-timber-living-golden-1', 'living'],
      ['beach-timber-veranda-golden-1', 'terrace'],
      ['beach-timber-suite-golden-1', 'suite'],
      ['beach-timber-bath-day-1', 'bath'],
      ['beach-timber-plan-1', 'plan'],
    ],
  },
  'country-modern': {
    home: 'country',
    palette:
      'Single-storey country house in Itu under one long white roof: rammed earth, pale ash and polished concrete, cream, charcoal and mustard; lap pool, lawn and hills by day.',
    rooms: [
      ['country-modern-pool-day-1', 'pool'],
      ['country-modern-living-day-1', 'living'],
      ['country-modern-veranda-day-1', 'terrace'],
      ['country-modern-kitchen-day-1', 'kitchen'],
      ['country-modern-suite-day-1', 'suite'],
      ['country-modern-plan-1', 'plan'],
    ],
  },
  'white-house': {
    home: 'house',
    palette:
      'White house in a garden district: a plaster frame with pale shutters over glass, a wing of clay brick open to a long pool of green stone; terracotta and sage, green quartzite, straw lamps, day inside, golden hour and dusk outside.',
    rooms: [
      ['white-house-front-golden-1', 'facade'],
      ['white-house-living-day-1', 'living'],
      ['white-house-pool-dusk-1', 'pool'],
      ['white-house-kitchen-day-1', 'kitchen'],
      ['white-house-suite-day-1', 'suite'],
      ['white-house-veranda-golden-1', 'terrace'],
      ['white-house-pool-day-1', 'facade'],
      ['white-house-plan-1', 'plan'],
    ],
  },
  ...photoSets2026,
} as const satisfies Record<string, PhotoSet>;

export type SetName = keyof typeof photoSets;

export interface SetPicture extends Pick<DemoPicture, 'file' | 'kind' | 'alt' | 'focal'> {
  room: Room;
  caption?: string;
}

export function picturesOf(name: SetName): readonly SetPicture[] {
  return photoSets[name].rooms.map(([file, room]) => {
    const { kind, alt, focal } = pictureOf(file);
    const caption = photoCaptions[file];
    return { file, room, kind, alt, ...(focal && { focal }), ...(caption && { caption }) };
  });
}
