import { z } from 'zod';
import { maxOwners } from '@domain/property/owners';
import { email } from '@domain/validation/email';

const owner = z.object({
  email: z.string(),
  /** Of a verified account; null: there is none yet. */
  name: z.string().nullable(),
  has_account: z.boolean(),
  /** ISO. Since when it is the owner's. */
  since: z.string(),
});

/** `GET staff/properties/:id/owner`. Only who writes properties reads addresses and names. */
export const staffOwnerAnswer = z.object({
  data: z.object({
    count: z.number(),
    /** The owner was chosen here: the owners file does not change it. */
    is_chosen: z.boolean(),
    owners: z.array(owner),
    /** What the owners file says, while the owner is chosen here. */
    listed: z.array(z.string()),
  }),
});
export type StaffOwner = z.output<typeof staffOwnerAnswer>['data'];

const emails = z.array(email).max(maxOwners);

/**
 * `PUT staff/properties/:id/owner`: e-mails of the accounts that read the owner's report; none: nobody. `was`: as the form
 * has read them. 409 `OWNER_CHANGED`: another has changed them since. 422 of `owner`.
 */
export const staffOwnerBody = z.object({ owner: z.object({ was: z.array(z.string()), value: emails }) });
