import { z } from 'zod';
import { contactState } from '@domain/leads/contact-rules';
import { contactStates } from '@domain/leads/contact-state';
import { protocolPattern } from '@domain/leads/protocol';
import { cleanText } from '@domain/validation/text';

const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((sent) => cleanText(sent));

/** `POST /recebe/estado`: what the operator's CRM has changed. `broker`: slug or e-mail; null: nobody. At least one of both. */
export const crmStateEvent = z.object({
  type: z.literal('lead.state'),
  data: z
    .object({
      protocol: z.string().regex(protocolPattern),
      state: z.enum(contactStates).optional(),
      state_reason: z.string().max(2_000).nullish(),
      remind_on: z.string().max(10).nullish(),
      broker: text(254).nullish(),
    })
    .refine(({ state, broker }) => state !== undefined || broker !== undefined, 'Falta state ou broker')
    .transform(({ state, state_reason, remind_on, ...data }, context) => {
      if (state === undefined) return { ...data, state: undefined };
      const read = contactState.safeParse({ state, state_reason, remind_on });
      if (read.success) return { ...data, state: read.data };
      for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
      return z.NEVER;
    }),
});
