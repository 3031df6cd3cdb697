import { z } from 'zod';
import {
  contactPreferences,
  contactSubjects,
  leadObjectives,
  leadPhases,
  leadTypologies,
} from '@domain/taxonomy/lead-options';
import { type LeadKind, leadKinds } from '@domain/lead-kinds';
import type { Suspicion } from '@domain/suspicion';
import { cpf } from '@domain/validation/cpf';
import { email } from '@domain/validation/email';
import { phone } from '@domain/validation/phone';
import { maxAmount, tokenPattern } from '@domain/validation/search-values';
import { requiredText } from '@domain/validation/text';
import type { AnnounceInput } from './announcements';
import { campaign } from './campaign';
import { seenArms } from './experiments';
import { leadOrigin } from './lead-origin';
import { ours } from './ours';
import { requestIdPattern } from './request-id';

export { leadKinds };
export type { LeadKind };

/** Longest message, in characters. */
export const maxMessageLength = 2000;
const line = (max = 200) => requiredText('Texto inválido', max);
const amount = z.number().int().min(0).max(maxAmount);
const atLeast = z.number().int().min(1).max(5);
const several = <T extends string>(known: readonly [T, ...T[]]) => z.array(z.enum(known)).max(known.length);

/**
 * `POST leads` (spec 1 §9; what is ours: settled §1): the specification's fields alone are enough. The same
 * `idempotency_key` is one lead, however often it comes; without one each is its own. Amounts are whole reais; `rooms`,
 * `suites`, `garage` mean 'at least'.
 */
export const leadBody = z.object({
  idempotency_key: ours(
    z
      .string()
      .regex(/^[\w-]{16,80}$/)
      .optional(),
  ),
  /** By which the website's log knows the request that brought it. */
  request_id: ours(z.string().regex(requestIdPattern).optional()),
  kind: ours(z.enum(leadKinds).default('lead')),
  email,
  name: line(120),
  cpf: cpf.nullish(),
  created_new_user: z.boolean().default(false),
  /** Dial code and formatted number. */
  whatsapp: phone.nullish(),
  contact_preference: ours(z.enum(contactPreferences).nullish()),
  subject: ours(z.enum(contactSubjects).nullish()),
  message: ours(requiredText('Texto inválido', maxMessageLength).nullish()),
  close_prevision: line().nullish(),
  objective: z.enum(leadObjectives).nullish(),
  /** Where the property should lie, in the visitor's words. */
  place: ours(line().nullish()),
  fase: several(leadPhases).nullish(),
  tipology: several(leadTypologies).nullish(),
  price_min: amount.nullish(),
  price_max: amount.nullish(),
  rooms: atLeast.nullish(),
  suites: atLeast.nullish(),
  garage: atLeast.nullish(),
  product_id: ours(z.number().int().positive().max(2_147_483_647).nullish()),
  broker: ours(z.string().regex(tokenPattern).nullish()),
  visit: ours(
    z
      .object({
        mode: z.enum(['in_person', 'virtual']),
        day: z.iso.date(),
        period: line(60),
      })
      .nullish(),
  ),
  campaign: ours(campaign.nullish()),
  experiments: seenArms,
  /** Where a subscription was asked for: the path of the page, a part of its proof. */
  page: ours(leadOrigin.shape.page.nullish()),
  /** Which privacy notice was in force, and when the visitor agreed to it. */
  consent: ours(z.object({ version: line(40), at: z.iso.datetime() }).nullish()),
  /** For the marketing forms of a back end that delivers to them. */
  from: ours(leadOrigin.nullish()),
});
/** What the website sends: always its key, what it is about, and what its visitor agreed to. */
export type LeadInput = z.input<typeof leadBody> &
  Required<Pick<z.output<typeof leadBody>, 'idempotency_key' | 'kind'>> & {
    consent: { version: string; at: string };
    /** A home that its owner announces: such a lead goes by a call of its own (`sellRent/register`). */
    announced?: {
      announce: AnnounceInput;
      protocol: string;
      photo_link?: string;
      suspicion?: Suspicion;
    };
  };
export type Lead = z.output<typeof leadBody>;

/** `protocol` is the number that people are told; an operator's own back end may leave it out. */
export const leadAnswer = z.object({
  protocol: ours(z.string().max(40).nullish()),
  /** Of a subscription: a letter goes out that its person confirms it by, unless that was done. */
  confirms_by_letter: ours(z.boolean().nullish()),
});
export type LeadAnswer = z.output<typeof leadAnswer>;
