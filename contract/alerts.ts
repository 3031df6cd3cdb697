import { z } from 'zod';
import { frequencyValues } from '@domain/saved-search/frequency';
import { ours } from './ours';
import { propertyCard } from './property';

/** The token of a link in a letter: letters and digits alone, which travels in a call's body. Any other is a wrong one. */
export const alertToken = z.string().max(200);

export const alertLinkBody = z.object({ token: ours(alertToken) });

/**
 * `POST alerts/link` (ours): what the link of a letter of alerts stops; null: a wrong one, or nothing is left of it. Opening
 * it changes nothing.
 */
export const alertLinkAnswer = z.object({
  link: ours(
    z
      .object({
        /** With most of its letters hidden; null: it is not known. */
        email: z.string().nullable(),
        searches: z.array(z.object({ name: z.string(), frequency: z.enum(frequencyValues) })),
        /** How often favourites are told of, where the link stops those letters; else null. */
        favorites: z.enum(frequencyValues).nullish(),
        /** Whether an owner's letters of the week come, where the link stops those; else null. */
        ownerLetters: z.boolean().nullish(),
        /** Whether somebody without an account may be invited again, where the link ends that; else null. */
        invitations: z.boolean().nullish(),
      })
      .nullable(),
  ),
});
export type AlertLink = NonNullable<z.output<typeof alertLinkAnswer>['link']>;

/** Ends the letters of what a link names, makes them weekly, or takes that back. */
export const alertActions = ['stop', 'weekly', 'resume'] as const;
export type AlertAction = (typeof alertActions)[number];

/** `POST alerts/link/use` (ours): twice is as once, and a wrong token is answered alike. */
export const useAlertLinkBody = z.object({ token: ours(alertToken), action: ours(z.enum(alertActions)) });

/** `POST alerts/homes` (ours): the homes that a letter's link shows, those that are on offer; null: a wrong link. */
export const alertHomesAnswer = z.object({ items: ours(z.array(propertyCard).nullable()) });
