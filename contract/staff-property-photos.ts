import { z } from 'zod';
import { maxArrangedPhotos } from '@domain/property/photo-arrangement';

const photoId = z.string().regex(/^[0-9a-f]{12}$/);
/** A photo that was sent and is not published (`uploads` of the admin's pages). */
const uploadId = z.string().regex(/^[0-9a-f]{32}$/);
const text = z.string().max(500);

const photo = z.object({
  /** Names it in the calls of this property. */
  id: photoId,
  origin: z.enum(['feed', 'own']),
  alt: z.string(),
  caption: z.string(),
  /** null: not fetched yet. */
  key: z.string().nullable(),
  /** Of what it shows (domain/media/perceptual-hash.ts); null: not known. */
  perceptual_hash: z.string().nullable(),
  /** No one has decided its place: a load added it. */
  is_new: z.boolean(),
});

/** `GET staff/properties/:id/photos`. */
export const staffPropertyPhotosAnswer = z.object({
  data: z.object({
    id: z.number(),
    reference: z.string(),
    title: z.string(),
    /** Its photos are those of an announcement: they are changed there. */
    is_announced: z.boolean(),
    /** People see it, and so its photos have public addresses. */
    is_public: z.boolean(),
    /** Of the arrangement, as a form posts it back. */
    version: z.string(),
    /** null: the feed's. */
    override: z
      .object({ by: z.string().nullable(), at: z.string(), until: z.string().nullable() })
      .nullable(),
    /** As people see them. */
    photos: z.array(photo),
    left_out: z.array(photo.extend({ reason: z.string().nullable() })),
    /** Photos that the last load added after the arrangement was saved. */
    brought: z.object({ at: z.string(), count: z.number() }).nullable(),
    /** Own photos that were sent, by their ids of the store of uploads: these are published. */
    published: z.array(uploadId),
  }),
});
export type StaffPropertyPhotos = z.input<typeof staffPropertyPhotosAnswer>['data'];

/**
 * `PUT staff/properties/:id/photos`: the whole arrangement. Photos that it does not name are new ones of the feed, and
 * follow. 409 with `conflict`: another has arranged them since `version`, and nothing is saved. 422 of `photos`.
 */
export const staffPropertyPhotosBody = z.object({
  version: z.string().max(64),
  order: z.array(z.object({ photo: z.union([photoId, uploadId]), caption: text })).max(maxArrangedPhotos),
  left_out: z.array(z.object({ photo: photoId, reason: text.nullable() })).max(maxArrangedPhotos),
});

/** `GET staff/properties/:id/photos/:photo`: a JPEG, 480 px wide, also of a photo that people do not see. */
export const staffPhotoFileAnswer = z.unknown();
