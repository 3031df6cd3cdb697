import { z } from 'zod';
import { versionsIn } from '@domain/leads/contact-bulk';
import { maxBulk } from '@domain/staff/bulk';
import { contactState, optionalNote } from '@domain/leads/contact-rules';
import { storedResponsible, storedState } from './staff-contact-writes';
import { responsible, staffContactsQuery } from './staff-contacts';

const id = z.number().int().min(1).max(2_147_483_647);

/** `responsible` null: nobody. At least one of them. `note`: why contacts that were answered change hands. */
const changes = z
  .object({ responsible: storedResponsible.optional(), state: contactState.optional(), note: optionalNote })
  .refine(({ responsible, state }) => responsible !== undefined || state !== undefined, 'Escolha o que muda');
export type BulkChanges = z.output<typeof changes>;

const chosen = z.object({ ids: z.array(id).min(1, 'Escolha ao menos um contato').max(maxBulk) });
const found = z.object({
  filter: staffContactsQuery.pick({ tab: true, text: true, since: true, responsible: true, origin: true }),
});

/** `POST staff/contacts/bulk/preview`: changes nothing. 422 of `contacts`: too many; of `responsible`: who answers no contacts; of `note`: it is missing. */
export const staffBulkPreviewBody = z.object({ contacts: z.union([chosen, found]), changes });
export type BulkPreviewBody = z.output<typeof staffBulkPreviewBody>;

/** same: it has the values already. changed: since the preview, by `by`. hidden: not there, or not for this member. */
export const bulkLeftReasons = ['same', 'changed', 'hidden'] as const;

const left = z.object({
  count: z.number(),
  /** The first ones. `protocol` and `name` null: hidden. */
  items: z.array(
    z.object({
      id: z.number(),
      protocol: z.string().nullable(),
      name: z.string().nullable(),
      reason: z.enum(bulkLeftReasons),
      by: z.string().nullable(),
      at: z.string().nullable(),
    }),
  ),
});
export type BulkLeft = z.output<typeof left>;

const values = z.object({ state: storedState.optional(), responsible: responsible.nullable().optional() });

export const staffBulkPreviewAnswer = z.object({
  data: z.object({
    /** Contacts that would change. */
    count: z.number(),
    /** Of each of them (domain/leads/contact-bulk.ts). */
    versions: z.string(),
    needs_typing: z.boolean(),
    /** The first ones. */
    examples: z.array(
      z.object({ id: z.number(), protocol: z.string(), name: z.string(), was: values, value: values }),
    ),
    left,
  }),
});
export type BulkPreview = z.output<typeof staffBulkPreviewAnswer>['data'];

const versions = z
  .string()
  .transform(versionsIn)
  .pipe(z.array(z.tuple([id, z.string()]), 'Escolha ao menos um contato'));

/**
 * `POST staff/contacts/bulk`: all in one transaction; contacts that differ from their version are left. 422 of `typed`: the
 * number is missing or another; of `responsible`: who answers no contacts; of `note`: it is missing.
 */
export const staffBulkBody = z.object({
  versions,
  changes,
  typed: z.number().int().nullish(),
});
export type BulkBody = z.output<typeof staffBulkBody>;

/** `act` null: nothing changed. */
export const staffBulkAnswer = z.object({
  data: z.object({ act: z.number().nullable(), changed: z.number(), left }),
});
export type BulkDone = z.output<typeof staffBulkAnswer>['data'];
