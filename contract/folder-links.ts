import { z } from 'zod';
import { linkDays } from '@domain/favorites/reactions';
import { guestName, reactionAnswer, reactionNote } from '@domain/validation/reaction';
import { favorite, goneFavorite } from './favorites';
import { propertyCard } from './property';

// Shared folders (brief §17.2), all ours. 404: not the bearer's. Guests send the token in the body, never in the URL.

const id = z.number().int().positive().max(2_147_483_647);
const days = z.union(linkDays.map((each) => z.literal(each)));

const propertyReactions = z.object({
  code: id,
  own: reactionAnswer.nullable(),
  /** `answer` null: hidden until the owner has reacted too. */
  guests: z.array(
    z.object({ link: id, name: z.string().nullable(), answer: reactionAnswer.nullable(), note: z.string() }),
  ),
});
export type PropertyReactions = z.output<typeof propertyReactions>;

export const sharingAnswer = z.object({
  links: z.array(
    z.object({
      id,
      guest: z.string().nullable(),
      shows_notes: z.boolean(),
      created_at: z.string(),
      expires_at: z.string().nullable(),
      revoked_at: z.string().nullable(),
      /** For an ended link: until when it can be reopened with its guest's reactions. */
      kept_until: z.string().nullable(),
      openings: z.number().int().nonnegative(),
      opened_at: z.string().nullable(),
      is_open: z.boolean(),
    }),
  ),
  opinions: z.array(propertyReactions),
});
export type Sharing = z.output<typeof sharingAnswer>;

/** `POST …/links`; `days` null: never expires. 409: `maxFolderLinks` links are open. */
export const linkBody = z.object({ days: days.nullable(), notes: z.boolean().default(false) });
/** Only this answer contains the token: the back end stores its hash. */
export const linkAnswer = z.object({ id, token: z.string() });

export const reactionsQuery = z.object({
  codes: z
    .string()
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,3}$/)
    .transform((codes) => codes.split(',').map(Number))
    .pipe(z.array(id)),
});
export const reactionsAnswer = z.object({
  data: z.array(propertyReactions.extend({ note: z.string().nullable() })),
});

export const ownReactionBody = z.object({ answer: reactionAnswer.nullable() });

const token = z.string().max(200);

export const sharedFolderBody = z.object({ token, count: z.boolean().default(false) });

/** `folder` null: the link is wrong, expired or revoked. These cases must look alike. */
export const sharedFolderAnswer = z.object({
  folder: z
    .object({
      name: z.string(),
      owner: z.string(),
      expires_at: z.string().nullable(),
      guest: z.string().nullable(),
      homes: z.array(
        favorite.extend({
          product: propertyCard.nullish(),
          gone: goneFavorite.nullish(),
          note: z.string().nullable(),
          own: z.object({ answer: reactionAnswer, note: z.string() }).nullable(),
          /** The owner's reaction, after the guest has reacted. */
          owner: reactionAnswer.nullable(),
        }),
      ),
    })
    .nullable(),
});
export type SharedFolder = NonNullable<z.output<typeof sharedFolderAnswer>['folder']>;

/** `POST sharedFolder/name`, `…/opinion`, `…/forget`. 410: the link does not open; 429: over the writes per hour. */
export const guestNameBody = z.object({ token, name: guestName });
export const guestReactionBody = z.object({
  token,
  code: id,
  answer: reactionAnswer,
  note: reactionNote.default(''),
});
export const guestForgetBody = z.object({ token });
