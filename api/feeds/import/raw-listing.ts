import type { RawPicture } from './values/media';

/** A listing as the feed's texts, '' if missing. Dialects are pure; `normalise` interprets. */
export interface RawListing {
  id: string;
  title: string;
  description: string;
  /** Most reliable text first. */
  transaction: string[];
  salePrice: string;
  rentPrice: string;
  rentPeriod: string;
  /** Another rent, which is dropped: a property has one. */
  secondRent?: string;
  currency: string;
  hidePrices: boolean;
  condominiumFee: string;
  /** 0 means no fee (VRSync), not a missing value. */
  zeroFeeMeansNone: boolean;
  iptu: string;
  iptuPeriod: string;
  /** The program that writes `ValorIPTU` beside `TituloAnuncio` means a month, unless the amount is too high for it. */
  isMonthlyIptuShape?: boolean;
  /** Names of charges without a field. */
  otherTaxes?: readonly string[];
  /** Most specific first. */
  types: string[];
  commercial: boolean;
  /** Can contain the construction stage. */
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
  /** In years, for a missing `yearBuilt`. */
  age?: string;
  features: string[];
  renovation: string[];
  highlighted: boolean;
  exclusive: boolean;
  /** null: not stated. */
  acceptExchange: boolean | null;
  /** '' means available. */
  status: string;
  published: boolean;
  condominiumName: string;
  country: string[];
  state: string[];
  city: string;
  /** The format's id of the place. */
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
  /** JSON of our own export's `MeasuredPlan`. */
  plan?: string;
  videos: string[];
  tour: string;
  listedAt: string;
  updatedAt: string;
}
