import { z } from 'zod';
import {
  contactPreferences,
  contactSubjects,
  leadObjectives,
  leadPhases,
  leadTypologies,
} from '@domain/taxonomy/lead-options';
import { type LeadKind, leadKinds } from '@domain/leads/lead-kinds';
import type { Suspicion } from '@domain/leads/suspicion';
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

export const maxMessageLength = 2000;
const line = (max = 200) => requiredText('Texto inválido', max);
const amount = z.number().int().min(0).max(maxAmount);
const atLeast = z.number().int().min(1).max(5);
const several = <T extends string>(known: readonly [T, ...T[]]) => z.array(z.enum(known)).max(known.length);

/** `POST leads` (spec 1 §9; ours: settled §1), idempotent by `idempotency_key`. Amounts in whole reais. */
export const leadBody = z.object({
  idempotency_key: ours(
    z
      .string()
      .regex(/^[\w-]{16,80}$/)
      .optional(),
  ),
  request_id: ours(z.string().regex(requestIdPattern).optional()),
  kind: ours(z.enum(leadKinds).default('lead')),
  email,
  name: line(120),
  cpf: cpf.nullish(),
  created_new_user: z.boolean().default(false),
  whatsapp: phone.nullish(),
  contact_preference: ours(z.enum(contactPreferences).nullish()),
  subject: ours(z.enum(contactSubjects).nullish()),
  message: ours(requiredText('Texto inválido', maxMessageLength).nullish()),
  close_prevision: line().nullish(),
  objective: z.enum(leadObjectives).nullish(),
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
  /** Proof of consent: path of the page with the form; version of the privacy notice, and time. */
  page: ours(leadOrigin.shape.page.nullish()),
  consent: ours(z.object({ version: line(40), at: z.iso.datetime() }).nullish()),
  from: ours(leadOrigin.nullish()),
});
export type LeadInput = z.input<typeof leadBody> &
  Required<Pick<z.output<typeof leadBody>, 'idempotency_key' | 'kind'>> & {
    consent: { version: string; at: string };
    /** An announcement; such a lead is sent to `sellRent/register`. */
    announced?: {
      announce: AnnounceInput;
      protocol: string;
      photo_link?: string;
      suspicion?: Suspicion;
    };
  };
export type Lead = z.output<typeof leadBody>;

export const leadAnswer = z.object({
  protocol: ours(z.string().max(40).nullish()),
  /** Subscriptions: a confirmation e-mail is sent, unless the address is confirmed. */
  confirms_by_letter: ours(z.boolean().nullish()),
});
export type LeadAnswer = z.output<typeof leadAnswer>;
