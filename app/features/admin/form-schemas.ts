import { z } from 'zod';
import { responsibleText } from '@contract/staff-contact-writes';
import { staffBrokerFields } from '@contract/staff-brokers';
import { staffAcceptBody, staffInviteBody } from '@contract/staff-members';
import { contactState, nextStep, optionalNote, plannedDay } from '@domain/leads/contact-rules';
import { contactStates } from '@domain/leads/contact-state';
import { visibilities } from '@domain/property/visibility';
import { roles } from '@domain/staff/roles';
import { nobody } from './bulk/bulk-fields';

export { staffChangedBody as changedProperty } from '@contract/staff-checks';
export { staffPasswordBody, staffSignInBody } from '@contract/staff';
export { staffCodeBody } from '@contract/staff-factors';
export { staffNewContactBody } from '@contract/staff-contact-more';
export { staffContactNoteBody } from '@contract/staff-contact-writes';
export { contactState } from '@domain/leads/contact-rules';
export { staffDataRequestBody, staffErasureBody } from '@contract/staff-data-requests';
export { staffRoleBody } from '@contract/staff-members';

/** The token is in the address. */
export const accept = staffAcceptBody.omit({ token: true });

/** '' is not chosen yet. */
export const invite = staffInviteBody.extend({ role: z.enum(roles, 'Escolha um papel') });

/** '' is nobody, which the form's parser leaves out. */
export const contactPass = z.object({
  responsible: responsibleText.nullish().transform((ref) => ref ?? null),
  note: optionalNote,
});
export const contactStep = z.object({ next_step: nextStep, next_on: plannedDay });
const optional = z.string().nullish();
/** Fields that are left empty do not change. */
export const contactBulk = z
  .object({
    responsible: z.union([z.literal(nobody), responsibleText]).nullish(),
    ...{ state: z.enum(contactStates).nullish(), state_reason: optional, remind_on: optional },
    note: optionalNote,
  })
  .transform(({ responsible, note, ...typed }, { addIssue }) => {
    const state = typed.state ? contactState.safeParse(typed) : null;
    for (const { path, message } of state?.error?.issues ?? [])
      addIssue({ code: 'custom', path: [...path], message });
    if (!responsible && !state)
      addIssue({ code: 'custom', path: ['responsible'], message: 'Escolha o que muda' });
    return {
      ...(responsible && { responsible: responsible === nobody ? null : responsible }),
      ...(state?.data && { state: state.data }),
      note,
    };
  });
export const broker = staffBrokerFields.extend({
  active: z.enum(['sim', 'nao'], 'Escolha uma opção').transform((choice) => choice === 'sim'),
  successor: responsibleText.nullish(),
});

export { overrideForm, propertyDecisions, withdrawalForm } from './properties/record/property-schemas';
export { reservedInvitationBody } from '@contract/staff-reserved';
export const visibilityChoice = z.object({
  value: z.enum(visibilities, 'Escolha quem vê'),
  was: z.enum(visibilities),
});
