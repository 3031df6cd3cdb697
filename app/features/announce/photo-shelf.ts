import type { DraftPhoto, PhotoProblem } from '@domain/announcement/photos';

/** How a photo is shown: small, or as it is kept. */
export type PhotoSize = 'small' | 'whole';

/**
 * Where the photos of announcements lie, whichever back end there is; each draft is named by its number (`id`), what was sent
 * by what `ofSent` says.
 */
export interface PhotoShelf {
  /** All of them, and those that were not taken, in no order. */
  list(draft: string): Promise<DraftPhoto[]>;
  /** The file that an upload is written to, piece by piece, until it is kept. @param id 32 hex digits */
  arriving(draft: string, id: string): Promise<string>;
  /** How much of an upload is there, in bytes. */
  received(draft: string, id: string): Promise<number>;
  /** Why no file of this size would be taken; undefined: it may come. */
  roomFor(draft: string, bytes: number): Promise<PhotoProblem | undefined>;
  /**
   * Looks at what has arrived and keeps it: upright, without anything that the camera has written into it; or keeps why
   * not. Twice is once.
   */
  keep(draft: string, id: string, name: string): Promise<DraftPhoto>;
  /** Keeps that a file was not taken, and why. */
  refuse(draft: string, id: string, name: string, problem: PhotoProblem): Promise<DraftPhoto>;
  change(draft: string, id: string, changes: Partial<Pick<DraftPhoto, 'caption' | 'order'>>): Promise<void>;
  remove(draft: string, id: string): Promise<void>;
  /** What was not taken is told no more. */
  forgetProblems(draft: string): Promise<void>;
  picture(draft: string, id: string, size: PhotoSize): Promise<Buffer | null>;
  /** The draft is worked on: its photos stay as long as it does. */
  touch(draft: string): Promise<void>;
  /** The announcement is being sent: a link for the house, and the photos in their order; null: there are none. */
  handOver(draft: string, protocol: string): Promise<{ token: string; photos: string[] } | null>;
  /** What the photos of an announcement are named by that was sent; there need be none yet. */
  ofSent(protocol: string): Promise<string>;
  /** The photos of what was sent are others now, and the house's links to them open from now on. @param token the house's link, where it has one */
  handOn(of: string, protocol: string, token?: string): Promise<{ token: string; photos: string[] }>;
  /** What the house's link opens; null: it opens nothing, whatever the reason. */
  byLink(token: string): Promise<SentPhotos | null>;
}

/** The photos that came with an announcement. */
export interface SentPhotos {
  protocol: string;
  /** Until when the link opens them (ISO). */
  until: string;
  photos: DraftPhoto[];
  picture(id: string, size: PhotoSize): Promise<Buffer | null>;
}
