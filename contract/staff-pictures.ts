import { z } from 'zod';

/**
 * `POST staff/showcase/pictures`: an uploaded photo becomes a picture with an address. 404: no such place. 422
 * (`photo`): the upload is not there.
 */
export const staffPictureBody = z.object({
  /** `picturePlaceName` */
  place: z.string().max(150),
  /** Of the store of uploads. */
  photo: z.string().regex(/^[0-9a-f]{32}$/),
});

/** `address`: for the draft's field ('casa:vitrine/…'). */
export const staffPictureAnswer = z.object({ data: z.object({ address: z.string() }) });
