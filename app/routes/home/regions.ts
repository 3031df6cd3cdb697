import type { Region } from '@domain/geo/geolocation';

const cities = { SP: 'sao-paulo', RJ: 'rio-de-janeiro' } as const satisfies Record<Region, string>;

export const cityOf = (region: Region) => cities[region];
export const otherCityOf = (region: Region) => cities[region === 'RJ' ? 'SP' : 'RJ'];
