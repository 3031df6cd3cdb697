import type { Region } from '@domain/geolocation';

const cities = { SP: 'sao-paulo', RJ: 'rio-de-janeiro' } as const satisfies Record<Region, string>;

/** The slug of the region's own city. */
export const cityOf = (region: Region) => cities[region];
/** ... and of the other one of the house's two. */
export const otherCityOf = (region: Region) => cities[region === 'RJ' ? 'SP' : 'RJ'];
