import type { PhotoSet } from './photo-set';

/** The sets of the second series, in 2026. */
export const photoSets2026 = {
  'apartment-higienopolis': {
    home: 'apartment',
    palette:
      'Apartment of the 1950s in Higienópolis: peroba in herringbone, imbuia, clay cobogó, navy, wine and cognac; blue azulejo kitchen, pink bathroom; a ribbon window over tree tops, afternoon sun.',
    rooms: [
      ['apartment-higienopolis-living-golden-1', 'living'],
      ['apartment-higienopolis-dining-golden-1', 'dining'],
      ['apartment-higienopolis-kitchen-golden-1', 'kitchen'],
      ['apartment-higienopolis-suite-golden-1', 'suite'],
      ['apartment-higienopolis-bath-golden-1', 'bath'],
      ['apartment-higienopolis-cobogo-golden-1', 'living'],
    ],
  },
  'house-vila-madalena': {
    home: 'house',
    palette:
      'Small house of brick and timber around a courtyard with a jabuticaba tree: red burnt cement, teal doors, reclaimed peroba, patterned cement tiles; clear morning.',
    rooms: [
      ['house-vila-madalena-patio-morning-1', 'facade'],
      ['house-vila-madalena-living-morning-1', 'living'],
      ['house-vila-madalena-kitchen-morning-1', 'kitchen'],
      ['house-vila-madalena-suite-morning-1', 'suite'],
      ['house-vila-madalena-bath-morning-1', 'bath'],
      ['house-vila-madalena-jabuticaba-morning-1', 'terrace'],
    ],
  },
  'loft-fabrica': {
    home: 'apartment',
    palette:
      'Loft in a former factory: saw-tooth roof, concrete, limewashed brick, steel sashes, birch plywood and stainless steel, petrol blue and ochre; grey sky over roofs of workshops.',
    rooms: [
      ['loft-fabrica-living-overcast-1', 'living'],
      ['loft-fabrica-kitchen-overcast-1', 'kitchen'],
      ['loft-fabrica-suite-overcast-1', 'suite'],
      ['loft-fabrica-dining-overcast-1', 'dining'],
      ['loft-fabrica-bath-overcast-1', 'bath'],
      ['loft-fabrica-stair-overcast-1', 'hall'],
    ],
  },
  'house-trancoso': {
    home: 'beach',
    palette:
      'Whitewashed house near the Quadrado: piassava thatch on round poles, indigo doors with yellow frames, sand-coloured cement, lawn, the sea below the bluff; last hour of light, the outdoor bath by day.',
    rooms: [
      ['house-trancoso-facade-golden-1', 'facade'],
      ['house-trancoso-veranda-golden-1', 'terrace'],
      ['house-trancoso-dining-golden-1', 'dining'],
      ['house-trancoso-suite-golden-1', 'suite'],
      ['house-trancoso-bath-day-1', 'bath'],
      ['house-trancoso-door-golden-1', 'hall'],
    ],
  },
  'chalet-campos': {
    home: 'country',
    palette:
      'Mountain chalet: charred timber outside, pine inside, round fieldstone, plaid and sheepskin, hydrangeas, araucárias; blue hour, fire and lamps lit.',
    rooms: [
      ['chalet-campos-facade-dusk-1', 'facade'],
      ['chalet-campos-living-dusk-1', 'living'],
      ['chalet-campos-dining-dusk-1', 'dining'],
      ['chalet-campos-suite-dusk-1', 'suite'],
      ['chalet-campos-bath-dusk-1', 'bath'],
      ['chalet-campos-entrance-dusk-1', 'hall'],
    ],
  },
  'apartment-lisboa': {
    home: 'apartment',
    palette:
      'Flat with a roof terrace in an eighteenth-century building in Lisbon: stucco, azulejos, pale oak herringbone, rose velvet, pink Estremoz marble, brass; roofs, the Tejo and the red bridge; clear morning.',
    isKnownPlace: true,
    rooms: [
      ['apartment-lisboa-living-morning-1', 'living'],
      ['apartment-lisboa-terrace-morning-1', 'terrace'],
      ['apartment-lisboa-kitchen-morning-1', 'kitchen'],
      ['apartment-lisboa-suite-morning-1', 'suite'],
      ['apartment-lisboa-bath-morning-1', 'bath'],
      ['apartment-lisboa-window-morning-1', 'living'],
    ],
  },
  'tower-parque': {
    home: 'apartment',
    palette:
      'New tower over a park (a launch), with lobby, show flat and roof pool: smoked oak, pale limestone, burgundy marble, bouclé, olive and rust, clay fins; clear day.',
    rooms: [
      ['tower-parque-lobby-day-1', 'hall'],
      ['tower-parque-living-day-1', 'living'],
      ['tower-parque-facade-day-1', 'facade'],
      ['tower-parque-kitchen-day-1', 'kitchen'],
      ['tower-parque-pool-day-1', 'pool'],
      ['tower-parque-suite-day-1', 'suite'],
    ],
  },
} as const satisfies Record<string, PhotoSet>;
