import { z } from 'zod';
import { frequencyValues } from '@domain/saved-search/frequency';
import { ours } from './ours';
import { propertyCard } from './property';

/** Token of an e-mail link, sent only in request bodies. A token of another format counts as unknown. */
export const alertToken = z.string().max(200);

export const alertLinkBody = z.object({ token: ours(alertToken) });

/** `POST alerts/link` (ours), read-only. `link` null: unknown or nothing to stop; a field null: not stopped by it. */
export const alertLinkAnswer = z.object({
  link: ours(
    z
      .object({
        /** Masked; null: unknown. */
        email: z.string().nullable(),
        searches: z.array(z.object({ name: z.string(), frequency: z.enum(frequencyValues) })),
        favorites: z.enum(frequencyValues).nullish(),
        ownerLetters: z.boolean().nullish(),
        invitations: z.boolean().nullish(),
      })
      .nullable(),
  ),
});
export type AlertLink = NonNullable<z.output<typeof alertLinkAnswer>['link']>;

export const alertActions = ['stop', 'weekly', 'resume'] as const;
export type AlertAction = (typeof alertActions)[number];

/** `POST alerts/link/use` (ours): idempotent; an unknown token gets the same answer. */
export const useAlertLinkBody = z.object({ token: ours(alertToken), action: ours(z.enum(alertActions)) });

export const alertPropertiesAnswer = z.object({ items: ours(z.array(propertyCard).nullable()) });
