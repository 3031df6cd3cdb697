import type { DraftPhoto, PhotoProblem } from '@domain/announcement/photos';

export type PhotoSize = 'small' | 'whole';

/** For any back end. A draft is identified by its `id`, a sent announcement by `ofSent`. */
export interface PhotoStore {
  /** All photos, and rejected files, unsorted. */
  list(draft: string): Promise<DraftPhoto[]>;
  /** Path of the partial file of an upload. @param id 32 hex digits */
  arriving(draft: string, id: string): Promise<string>;
  /** Received bytes of an upload. */
  received(draft: string, id: string): Promise<number>;
  /** Why a file of this size is rejected; undefined if it is accepted. */
  roomFor(draft: string, bytes: number): Promise<PhotoProblem | undefined>;
  /** Stores the upload upright, without metadata, or the reason for its rejection. Idempotent. */
  keep(draft: string, id: string, name: string): Promise<DraftPhoto>;
  refuse(draft: string, id: string, name: string, problem: PhotoProblem): Promise<DraftPhoto>;
  change(
    draft: string,
    id: string,
    changes: Partial<Pick<DraftPhoto, 'caption' | 'order' | 'isApart'>>,
  ): Promise<void>;
  remove(draft: string, id: string): Promise<void>;
  /** Clears the list of rejected files. */
  forgetProblems(draft: string): Promise<void>;
  picture(draft: string, id: string, size: PhotoSize): Promise<Buffer | null>;
  /** Extends the lifetime of the photos with that of the draft. */
  touch(draft: string): Promise<void>;
  /** Creates a link for the brokerage, with the photos in order; null without photos. */
  handOver(draft: string, protocol: string): Promise<{ token: string; photos: string[] } | null>;
  /** Id of a sent announcement, which may have no photos yet. */
  ofSent(protocol: string): Promise<string>;
  /** After a change to sent photos: the link's validity starts again. @param token existing link */
  handOn(of: string, protocol: string, token?: string): Promise<{ token: string; photos: string[] }>;
  /** Photos of a link; null if it is invalid for any reason. */
  byLink(token: string): Promise<SentPhotos | null>;
}

export interface SentPhotos {
  protocol: string;
  until: string;
  photos: DraftPhoto[];
  picture(id: string, size: PhotoSize): Promise<Buffer | null>;
}
