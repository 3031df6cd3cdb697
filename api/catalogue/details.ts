import type { Listing } from './listing';

export type PropertyPhoto = Pick<Listing['photos'][number], 'url' | 'alt' | 'focal' | 'caption'>;

/** Column `property.details`: only the property's page and the export read it. */
export type PropertyDetails = Pick<
  Listing,
  | 'description'
  | 'landArea'
  | 'bathrooms'
  | 'floor'
  | 'yearBuilt'
  | 'registrationNumber'
  | 'street'
  | 'streetNumber'
  | 'complement'
  | 'postalCode'
  | 'displayAddress'
  | 'floorPlans'
  | 'videoUrl'
  | 'tourUrl'
> & {
  features?: Listing['features'];
  sharedFeatures?: Listing['sharedFeatures'];
  /** true: the owner refuses an exchange. Older rows lack it. */
  refusesExchange?: boolean;
  brokerNote?: string;
  /** The brokerage's own, by an override: it comes before others. */
  ownNote?: string;
};
