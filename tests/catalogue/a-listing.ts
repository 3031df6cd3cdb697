import type { Listing, ListingInput } from '@api/catalogue/listing';
import { makeListing } from '../support/catalogue';

/** A plausible listing, such as a feed brings it; `reference` and whatever else a test is about. */
export const aListing = (reference: string, rest: Partial<ListingInput> = {}): Listing =>
  makeListing({
    reference,
    title: `Apartamento ${reference} em Moema`,
    description: 'Sala ampla com varanda, três dormitórios e vista aberta para o parque.',
    sellPrice: 1_250_000,
    postalCode: '04090010',
    displayAddress: undefined,
    listedAt: undefined,
    photos: [1, 2, 3, 4, 5].map((n) => ({ url: `https://fotos.example.com/${reference}/${n}.jpg` })),
    ...rest,
  });
