const at = (lat: number, lng: number) => ({ point: { lat, lng } });

export const saoPaulo = (district: string, lat: number, lng: number) =>
  ({ state: 'SP', city: 'São Paulo', district, ...at(lat, lng) }) as const;

export const rio = (district: string, lat: number, lng: number) =>
  ({
    state: 'RJ',
    city: 'Rio de Janeiro',
    district,
    brokerSlug: 'tomas-quintela',
    ...at(lat, lng),
  }) as const;

export const country = (state: string, city: string, district: string, lat: number, lng: number) =>
  ({ locationType: 'campo', state, city, district, brokerSlug: 'alice-toledo', ...at(lat, lng) }) as const;

export const beach = (state: string, city: string, district: string, lat: number, lng: number) =>
  ({
    locationType: 'praia',
    state,
    city,
    district,
    brokerSlug: 'elisa-bittencourt',
    ...at(lat, lng),
  }) as const;

export const abroad = (code: string, city: string, district: string, lat: number, lng: number) =>
  ({
    locationType: 'internacional',
    country: code,
    state: null,
    city,
    district,
    brokerSlug: 'martim-salles',
    ...at(lat, lng),
  }) as const;
