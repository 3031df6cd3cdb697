import type { RawPicture } from '@api/import/values/media';

/**
 * A listing as a dialect finds it: every value the feed's own text ('' where it says nothing). Each dialect is a pure
 * function from an element to this; `normalise` alone knows what the texts mean.
 */
export interface RawListing {
  id: string;
  title: string;
  description: string;
  /** Texts that tell the transaction, most telling first. */
  transaction: string[];
  salePrice: string;
  rentPrice: string;
  rentPeriod: string;
  currency: string;
  /** Prices are not to be shown. */
  hidePrices: boolean;
  condominiumFee: string;
  /** A fee of 0 means 'none' (VRSync), not 'not said'. */
  zeroFeeMeansNone: boolean;
  iptu: string;
  iptuPeriod: string;
  /** Type texts, the most particular first. */
  types: string[];
  commercial: boolean;
  /** Texts that may tell whether it is new, a launch, under construction. */
  stage: string[];
  registrationNumber: string;
  area: string;
  areaUnit: string;
  landArea: string;
  landAreaUnit: string;
  bedrooms: string;
  suites: string;
  bathrooms: string;
  parking: string;
  floor: string;
  yearBuilt: string;
  features: string[];
  renovation: string[];
  highlighted: boolean;
  exclusive: boolean;
  /** null where nothing is said. */
  acceptExchange: boolean | null;
  /** Availability as the feed words it; '' is available. */
  status: string;
  published: boolean;
  condominiumName: string;
  country: string[];
  state: string[];
  city: string;
  /** The format's own number of the place, where its name may be missing. */
  placeCode?: string;
  district: string;
  street: string;
  streetNumber: string;
  complement: string;
  postalCode: string;
  latitude: string;
  longitude: string;
  displayAddress: string;
  pictures: RawPicture[];
  videos: string[];
  tour: string;
  listedAt: string;
  updatedAt: string;
}
