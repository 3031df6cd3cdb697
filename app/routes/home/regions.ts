import type { HomeRegion } from './section-data';

const cities = { SP: 'sao-paulo', RJ: 'rio-de-janeiro' } as const satisfies Record<HomeRegion, string>;

/** The slug of the region's own city. */
export const cityOf = (region: HomeRegion) => cities[region];
/** ... and of the other one of the house's two. */
export const otherCityOf = (region: HomeRegion) => cities[region === 'RJ' ? 'SP' : 'RJ'];
