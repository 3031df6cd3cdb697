import type { Kysely } from 'kysely';
import type { AnnouncementsDatabase } from './schema';
import type { AnnouncedPhoto } from './announced-photos';
import type { LeadDestinations } from '@api/leads/destinations';

export interface AnnouncementsDeps {
  db: Kysely<AnnouncementsDatabase>;
  leadPlaces: LeadDestinations;
  /** Copies the photos of an announcement to the photo store; undefined: this machine has none. @throws StoreUnavailableError */
  announcedPhotos(protocol: string): Promise<AnnouncedPhoto[] | undefined>;
  /** The same of an own property's draft. */
  ownPhotos(number: number): Promise<AnnouncedPhoto[] | undefined>;
}

export interface AnnouncementsJobDeps {
  db: Kysely<AnnouncementsDatabase>;
  dataDir: string;
}
