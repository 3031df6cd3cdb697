import { z } from 'zod';
import { clock } from '../kernel/clock';
import { isoDay } from '../kernel/moment';
import { cleanText, requiredText, tooLong } from '../validation/text';
import { contactStates, maxNoteLength, needsReason, needsRemindOn } from './contact-state';

export const maxReasonLength = 500;
export const maxStepLength = 200;

/** '' and an absent field are null. */
const optionalText = (max: number) =>
  z
    .string()
    .nullish()
    .transform((typed) => cleanText(typed ?? '') || null)
    .refine((text) => text === null || text.length <= max, tooLong(max));

const dayMessages = { format: 'Essa data não existe', past: 'Escolha hoje ou um dia depois' };

/** ISO 8601, in São Paulo; no day of the past. */
export const plannedDay = z
  .string()
  .nullish()
  .transform((typed) => typed?.trim() || null)
  .refine((day) => day === null || z.iso.date().safeParse(day).success, {
    error: dayMessages.format,
    abort: true,
  })
  .refine((day) => day === null || day >= isoDay(clock.now()), dayMessages.past);

export const nextStep = optionalText(maxStepLength);
export const noteText = requiredText('Escreva o recado', maxNoteLength);
export const optionalNote = optionalText(maxNoteLength);

/** A state with what it needs: one value, since a reason without its state means nothing. */
export const contactState = z
  .object({
    state: z.enum(contactStates, { error: 'Escolha o estado' }),
    state_reason: optionalText(maxReasonLength),
    remind_on: optionalText(10),
  })
  .transform(({ state, state_reason, remind_on }) => ({
    state,
    state_reason: needsReason(state) ? state_reason : null,
    remind_on: needsRemindOn(state) ? remind_on : null,
  }))
  .superRefine(({ state, state_reason, remind_on }, { addIssue }) => {
    const issue = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    if (needsReason(state) && state_reason === null)
      issue('state_reason', 'Diga por que o contato se perdeu');
    if (!needsRemindOn(state)) return;
    const day = plannedDay.safeParse(remind_on);
    if (!day.success) issue('remind_on', day.error.issues[0]!.message);
    else if (day.data === null) issue('remind_on', 'Escolha o dia de lembrar');
  });
export type ContactStateValue = z.output<typeof contactState>;
