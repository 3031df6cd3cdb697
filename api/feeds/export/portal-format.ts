import type { PortalLevel } from '@domain/property/feed-portals';
import type { RefusalCode } from '@domain/property/portal-refusals';
import type { StoredListing } from './stored-listing';

export interface Contact {
  name: string;
  email?: string;
  phone?: string;
}
export interface WritingOptions {
  contact: Contact;
  siteUrl?: string;
  /** Highlighted properties take the plan's highlights. */
  premium?: boolean;
  /** Of the listing, instead of `premium`. */
  level?: PortalLevel;
  /** Writes `MeasuredPlan`, which portals do not know. */
  plans?: boolean;
}
export interface WebPicture {
  url: string;
  alt: string;
}
export interface Pictures {
  photos: readonly WebPicture[];
  floorPlans: readonly WebPicture[];
}

/** A file that a portal reads: head, a piece for each listing, tail. */
export interface PortalFormat {
  head(contact: Contact, now: Date): string;
  listing(listing: StoredListing, pictures: Pictures, options: WritingOptions): string;
  tail: string;
  /** The portal shows no more: the first ones are sent. */
  maxPhotos?: number;
  /** Why the portal would refuse it. @param photos with a web URL */
  refusals(listing: StoredListing, photos: number): RefusalCode[];
}

export const levelOf = ({ highlighted }: StoredListing, { level, premium }: WritingOptions): PortalLevel =>
  level ?? (premium && highlighted ? 'highlight' : 'plain');
