import { z } from 'zod';
import { linkDays } from '@domain/opinions';
import { guestName, opinionAnswer, opinionNote } from '@domain/validation/opinion';
import { favorite, keptGone } from './favorites';
import { propertyCard } from './property';

/*
 * A folder for two (brief §17.2): all calls of ours. Its owner's are under `clientArea/favorite/folders/{pastaId}`, 404 for
 * a folder, a link or a home that is not the bearer's; a guest's take the link's token in their body, so that no address
 * has it.
 */

const id = z.number().int().positive().max(2_147_483_647);
const days = z.union(linkDays.map((each) => z.literal(each)));

/** What owner and guests have said of a home. */
const said = z.object({
  code: id,
  own: opinionAnswer.nullable(),
  /** `answer` null: said, and shown once the owner has said something too. */
  guests: z.array(
    z.object({ link: id, name: z.string().nullable(), answer: opinionAnswer.nullable(), note: z.string() }),
  ),
});
export type SaidOfHome = z.output<typeof said>;

/** `GET …/links`: the folder's links, the newest first, and what owner and guests have said of its homes. */
export const sharingAnswer = z.object({
  links: z.array(
    z.object({
      id,
      /** How the guest is called; null: not told yet. */
      guest: z.string().nullable(),
      shows_notes: z.boolean(),
      created_at: z.string(),
      /** null: without end. */
      expires_at: z.string().nullable(),
      revoked_at: z.string().nullable(),
      /** Of one that has ended: until when it may be opened again, with what its guest has said. */
      kept_until: z.string().nullable(),
      openings: z.number().int().nonnegative(),
      opened_at: z.string().nullable(),
      is_open: z.boolean(),
    }),
  ),
  opinions: z.array(said),
});
export type Sharing = z.output<typeof sharingAnswer>;

/** `POST …/links`: one more link; `days` null: without end. 409 where there are `maxFolderLinks` open ones. */
export const linkBody = z.object({ days: days.nullable(), notes: z.boolean().default(false) });
/** The token is told this once: only its hash is kept. */
export const linkAnswer = z.object({ id, token: z.string() });

/**
 * `GET clientArea/favorite/said?codes=1,2`: what the bearer has noted of these kept homes, and what was said of them in
 * whichever folders.
 */
export const saidQuery = z.object({
  codes: z
    .string()
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,3}$/)
    .transform((codes) => codes.split(',').map(Number))
    .pipe(z.array(id)),
});
export const saidAnswer = z.object({ data: z.array(said.extend({ note: z.string().nullable() })) });

/** `PUT …/opinions/{codigo}`: what the owner says of a home; null takes it back. */
export const ownOpinionBody = z.object({ answer: opinionAnswer.nullable() });

const token = z.string().max(200);

/** `POST sharedFolder`: what a link opens; `count`: it is one more opening. */
export const sharedFolderBody = z.object({ token, count: z.boolean().default(false) });

/** `folder` null: the link is wrong, has expired, or was revoked, which nobody is told apart. */
export const sharedFolderAnswer = z.object({
  folder: z
    .object({
      name: z.string(),
      /** The owner's first name. */
      owner: z.string(),
      expires_at: z.string().nullable(),
      guest: z.string().nullable(),
      homes: z.array(
        favorite.extend({
          product: propertyCard.nullish(),
          gone: keptGone.nullish(),
          /** The owner's note, where the link shows notes. */
          note: z.string().nullable(),
          own: z.object({ answer: opinionAnswer, note: z.string() }).nullable(),
          /** What the owner says, once the guest has said something. */
          owner: opinionAnswer.nullable(),
        }),
      ),
    })
    .nullable(),
});
export type SharedFolder = NonNullable<z.output<typeof sharedFolderAnswer>['folder']>;

/** `POST sharedFolder/name`, `…/opinion`, `…/forget`: 410 where the link does not open, 429 over its writes an hour. */
export const guestNameBody = z.object({ token, name: guestName });
export const guestOpinionBody = z.object({
  token,
  code: id,
  answer: opinionAnswer,
  note: opinionNote.default(''),
});
export const guestForgetBody = z.object({ token });
