import { data } from '@remix-run/node';
import type { StaffConflict } from '@contract/staff-conflict';
import { type StaffContactBody, staffContactBody } from '@contract/staff-contact-writes';
import { clock } from '@domain/kernel/clock';
import type { StaffApi } from '~/back-end/client.server';
import { hasStatus } from '~/back-end/errors.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks } from '../admin-links';
import { contactFieldTexts } from '../answering/contact-fields';
import { chosenChanges, conflictOf } from '../conflict/conflict.server';
import { conflictView } from '../conflict/conflict-view';
import { done, notTakenReply } from '../reply.server';
import { announcementIntents, responsibleForm } from './decision-form';

interface Posted {
  /** Of the announcement. */
  id: number;
  staff: StaffApi;
  typed: FormData;
  log: Parameters<typeof submitForm>[2]['log'];
}

const intent = announcementIntents.responsible;

const writing = (staff: StaffApi, contact: number, responsible: StaffContactBody['responsible']) =>
  conflictOf(staff.writeContact(contact, { responsible }));

/** Who answers the announcement's contact. */
export async function saveResponsible({ id, staff, typed, log }: Posted) {
  const { notTaken, answer } = await submitForm(responsibleForm, typed, {
    send: ({ contact, responsible = null, was = null }) =>
      writing(staff, Number(contact), { was, value: responsible }),
    log,
  });
  if (notTaken) return notTakenReply(notTaken, { intent });
  return answer.conflict ? conflictReply(answer.conflict) : saved(id);
}

/** Of two who chose at once. */
export async function saveChosenResponsible({ id, staff, typed }: Posted) {
  const changes = chosenChanges(typed);
  if (Object.keys(changes).length === 0) return done(adminLinks.announcement(id), 'Ficou como estava.');
  const body = staffContactBody.pick({ responsible: true }).safeParse(changes);
  if (!body.success) throw new Response(null, { status: 400 });
  const { lead_id: contact } = await staff.announcement(id);
  try {
    const { conflict } = await writing(staff, contact, body.data.responsible);
    return conflict ? conflictReply(conflict) : await saved(id);
  } catch (error) {
    if (!hasStatus(error, 422)) throw error;
    // Who was chosen has left since.
    const [failed] = Object.values(error.answer?.errors ?? {}).flat();
    return data({ intent, failed }, { status: 400 });
  }
}

const saved = (id: number) => done(adminLinks.announcement(id), 'Corretor responsável salvo.');

const conflictReply = (conflict: StaffConflict) =>
  data({ intent, conflict: conflictView(conflict, contactFieldTexts, clock.now()) }, { status: 409 });
