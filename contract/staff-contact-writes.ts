import { z } from 'zod';
import { contactState, nextStep, noteText, optionalNote, plannedDay } from '@domain/leads/contact-rules';
import { contactStates } from '@domain/leads/contact-state';

/** Old values are those of the database: rules of today may refuse them. */
const change = <Value extends z.ZodType, Was extends z.ZodType>(value: Value, was: Was) =>
  z.object({ was, value }).optional();

const storedText = z.string().max(2_000).nullable();
/** What a form has read: the version of a contact. */
export const storedState = z.object({
  state: z.enum(contactStates),
  state_reason: storedText,
  remind_on: storedText,
});
export const storedStep = z.object({ next_step: storedText, next_on: storedText });
/** 'broker:12', 'member:3' */
export const responsibleText = z.string().regex(/^(?:broker|member):[1-9]\d{0,8}$/, 'Escolha quem atende');
/** null: nobody has taken the contact. */
export const storedResponsible = responsibleText.nullable();

/**
 * `PUT staff/contacts/:id`: each changed field with the value that its form read. 409 with `conflict`: another has changed
 * some of them; the others are saved. 422 of `responsible`: who answers no contacts, or, for an own grant, somebody else.
 */
export const staffContactBody = z.object({
  state: change(contactState, storedState),
  responsible: change(storedResponsible, storedResponsible),
  next_step: change(nextStep, storedText),
  next_on: change(plannedDay, storedText),
  note: optionalNote,
});
export type StaffContactBody = z.output<typeof staffContactBody>;

/** `POST staff/contacts/:id/notes` */
export const staffContactNoteBody = z.object({ note: noteText });
