import { z } from 'zod';
import { ours } from './ours';
import { propertyDetail } from './property';

/** Calls of a reserved property's page, all ours. Every refusal is the same: `null`. */
const token = ours(z.string().max(64));

/** `POST reserved/link`, read-only: whether a personal link is open; `POST reserved/open` notes the opening. */
export const reservedLinkBody = z.object({ token });
export const reservedLinkAnswer = z.object({ property: ours(z.number().nullable()) });

/** `POST reserved/property`, by the token of a link or the bearer of an invited account. */
export const reservedPropertyBody = z.object({
  property: ours(z.number().int().positive()),
  token: ours(z.string().max(64).nullable()),
});
/** Photos have sealed, expiring addresses. `path`: the property is public again. */
export const reservedPropertyAnswer = z.object({
  reserved: ours(
    z
      .object({
        detail: propertyDetail.nullable(),
        path: z.string().nullable(),
        name: z.string(),
        expires_at: z.string(),
      })
      .nullable(),
  ),
});
