import { z } from 'zod';
import { feedPartBytes } from '@domain/property/feed-files';

/** `POST staff/feeds/uploads`: a file begins. 422 of `source`: a reserved name. */
export const staffFeedUploadBody = z.object({
  source: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Use letras minúsculas sem acento, números e hifens'),
  name: z.string().trim().max(200).default('sem nome'),
});
export type StaffFeedUploadBody = z.output<typeof staffFeedUploadBody>;
export const staffFeedUploadAnswer = z.object({ data: z.object({ id: z.number() }) });

/** `POST staff/feeds/uploads/:id/parts`: in their order, from 0. `content` is base64. */
export const staffFeedPartBody = z.object({
  part: z.number().int().min(0).max(1_000),
  content: z
    .string()
    .min(4)
    .max(Math.ceil((feedPartBytes * 4) / 3) + 4)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/),
});
