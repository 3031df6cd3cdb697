import { z } from 'zod';
import { readInput } from '@domain/property/override-input';
import { type OverrideField, overrideFields } from '@domain/property/override-names';
import { maxOwners, readOwners } from '@domain/property/owners';
import { overrideReason, overrideUntil, overrideValues } from '@domain/property/overrides';
import { email } from '@domain/validation/email';
import { placements } from './record-fields';

/** A form has 100 fields at most (forms.server.ts). */
const maxItems = 90;
const text = z.string().max(10_000).nullish();

/** One field of what comes from the feed. All its errors at once. */
export const overrideForm = z
  .object({
    field: z.enum(overrideFields as [OverrideField, ...OverrideField[]]),
    ...{ value: text, period: text, until: text, reason: text },
    /** Of features. */
    items: z.array(z.string().max(60)).max(maxItems).nullish(),
  })
  .transform(({ field, until, reason, ...typed }, { addIssue }) => {
    const parts = {
      value: overrideValues[field].safeParse(readInput(field, typed)),
      until: overrideUntil.safeParse(until),
      reason: overrideReason.safeParse(reason),
    };
    for (const [name, { error }] of Object.entries(parts))
      if (error) addIssue({ code: 'custom', path: [name], message: error.issues[0]!.message });
    const override = {
      value: parts.value.data ?? null,
      ...{ until: parts.until.data ?? null, reason: parts.reason.data ?? null },
    };
    return { field, override };
  });

/** A box that is not ticked is not posted. */
const seal = z
  .literal('sim')
  .nullish()
  .transform((value) => value === 'sim');

/** All that the brokerage decides. */
export const propertyDecisions = z
  .object({
    broker: z
      .string()
      .max(200)
      .nullish()
      .transform((slug) => slug ?? null),
    exclusive_until: overrideUntil,
    owner: z
      .string()
      .max(1_500)
      .nullish()
      .transform((text) => readOwners(text ?? ''))
      .pipe(z.array(email).max(maxOwners, `Escreva ${maxOwners} e-mails no máximo`)),
    placement: z.enum(placements, 'Escolha um lugar'),
    ...{ exclusivity: seal, news: seal, opportunity: seal, accept_exchange: seal },
  })
  .transform(({ placement, ...typed }) => ({
    ...typed,
    highlighted: placement !== 'none',
    first_in_list: placement === 'first',
  }))
  .refine(({ exclusivity, exclusive_until }) => exclusivity || exclusive_until === null, {
    path: ['exclusive_until'],
    message: 'Marque Exclusividade, ou deixe o dia em branco',
  });

export const withdrawalForm = z.object({ withdrawn: overrideValues.withdrawn });
