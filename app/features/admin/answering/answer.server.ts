import { type ActionFunctionArgs, data } from '@remix-run/node';
import type { StaffConflict } from '@contract/staff-conflict';
import {
  type StaffContactBody,
  staffContactBody,
  storedResponsible,
  storedState,
  storedStep,
} from '@contract/staff-contact-writes';
import { clock } from '@domain/kernel/clock';
import { isSame } from '@domain/staff/merge-changes';
import type { StaffApi } from '~/back-end/client.server';
import { pathOf } from '~/features/account/session/restored-form.server';
import { hasStatus } from '~/back-end/errors.server';
import type { Form, FormSchema } from '~/forms/form';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField, returnField } from '../admin-links';
import { changesField, choiceFields, conflictIntent } from '../conflict/conflict-fields';
import { chosenChanges, conflictOf, jsonField } from '../conflict/conflict.server';
import { conflictView } from '../conflict/conflict-view';
import { adminForms } from '../forms';
import { done, fieldRefusal, notTakenReply, pageAfter } from '../reply.server';
import { asMemberForm } from '../session/guard.server';
import { channelField, contactField, contactFieldTexts, contactIntents, wasField } from './contact-fields';
import { takingReply } from './taking.server';

interface Posted {
  id: number;
  intent: string;
  staff: StaffApi;
  typed: FormData;
  log: ActionFunctionArgs['context']['log'];
}
/** The page that follows. `isFinal`: its notice has no 'Desfazer'. */
interface After {
  to?: string;
  text: string;
  isFinal?: boolean;
}
type Changes = Omit<Partial<StaffContactBody>, 'note'> & { note?: string | null };

const { contactPass, contactState, contactStep, contactNote } = adminForms;
const panelForms = [contactPass, contactState, contactStep, contactNote];
const otherFields = [
  ...[intentField, wasField, returnField, contactField, channelField],
  ...[changesField, ...choiceFields],
];

/** Panels of a contact, and the choice between its two writers. @param id of the address */
export const answerAction = (args: ActionFunctionArgs, id: number) =>
  asMemberForm(args, 'contacts.write', [...panelForms, ...otherFields], async ({ staff, session, typed }) => {
    const intent = textOf(typed, intentField);
    const posted = { id, intent, staff, typed, log: args.context.log };
    const { member } = session;
    const taking = { ...posted, member, brokerage: args.context.settings.firm };
    const reply = await takingReply(taking, adminLinks.contact(id));
    if (reply) return reply;
    switch (intent) {
      case contactIntents.pass: {
        // Who sees his own contacts alone does not see one that he has passed on, and cannot take it back.
        const isOwn = session.grants['contacts.write'] === 'own';
        return savePass(posted, isOwn ? { to: adminLinks.contacts(), isFinal: true } : {});
      }
      case contactIntents.state:
        return saveState(posted);
      case contactIntents.step:
        return saveStep(posted);
      case contactIntents.note:
        return saveNote(posted);
      case conflictIntent:
        return saveChosen(posted);
      default:
        throw new Response(null, { status: 400 });
    }
  });

function savePass(posted: Posted, after: Omit<After, 'text'>) {
  const was = jsonField(posted.typed, wasField, storedResponsible);
  const bodyOf = ({ responsible, note }: { responsible: string | null; note: string | null }) => {
    if (responsible === was && note === null)
      throw fieldRefusal('PUT staff/contacts/:id', { responsible: ['Escolha quem atende'] });
    return { responsible: { was, value: responsible }, note };
  };
  return savePanel(posted, contactPass, bodyOf, { ...after, text: 'Contato passado.' });
}

function saveState(posted: Posted) {
  const was = jsonField(posted.typed, wasField, storedState);
  return savePanel(posted, contactState, (value) => ({ state: { was, value } }), { text: 'Estado salvo.' });
}

function saveStep(posted: Posted) {
  const was = jsonField(posted.typed, wasField, storedStep);
  const bodyOf = (value: typeof was) => ({
    next_step: { was: was.next_step, value: value.next_step },
    next_on: { was: was.next_on, value: value.next_on },
  });
  // 'Feito' and 'Adiar' of Hoje lead back to it.
  const to = posted.typed.has(returnField) ? pageAfter(posted.typed.get(returnField)) : undefined;
  return savePanel(posted, contactStep, bodyOf, { to, text: 'Próximo passo salvo.' });
}

async function saveNote({ id, intent, staff, typed, log }: Posted) {
  const { notTaken } = await submitForm(contactNote, typed, {
    send: ({ note }) => staff.noteContact(id, note),
    log,
  });
  return notTaken ? notTakenReply(notTaken, { intent }) : done(adminLinks.contact(id), 'Nota guardada.');
}

async function savePanel<Schema extends FormSchema, Name extends string>(
  { id, intent, staff, typed, log }: Posted,
  form: Form<Schema, Name>,
  bodyOf: (value: Schema['_output']) => Changes,
  { to = adminLinks.contact(id), text, isFinal = false }: After,
) {
  const { notTaken, answer } = await submitForm(form, typed, {
    send: (value) => conflictOf(staff.writeContact(id, changedOf(bodyOf(value)))),
    log,
  });
  if (notTaken) return notTakenReply(notTaken, { intent });
  return answer.conflict
    ? conflictReply(intent, answer.conflict)
    : done(to, text, { act: isFinal ? null : answer.answer });
}

/** Only what its writer has changed. */
const changedOf = ({ note, ...changes }: Changes) => ({
  ...Object.fromEntries(
    Object.entries(changes).filter(([, change]) => change && !isSame(change.was, change.value)),
  ),
  note,
});

async function saveChosen({ id, intent, staff, typed }: Posted) {
  const changes = chosenChanges(typed);
  if (Object.keys(changes).length === 0) return done(adminLinks.contact(id), 'Ficou como estava.');
  const body = staffContactBody.safeParse(changes);
  if (!body.success) throw new Response(null, { status: 400 });
  try {
    const { conflict, answer: act } = await conflictOf(staff.writeContact(id, body.data));
    if (conflict) return conflictReply(intent, conflict);
    return await done(adminLinks.contact(id), 'Salvo como você escolheu.', { act });
  } catch (error) {
    if (!hasStatus(error, 422)) throw error;
    // Who was chosen has left since.
    const [failed] = Object.values(error.answer?.errors ?? {}).flat();
    return data({ intent: contactIntents.pass, failed }, { status: 400 });
  }
}

const conflictReply = (intent: string, conflict: StaffConflict) =>
  data({ intent, conflict: conflictView(conflict, contactFieldTexts, clock.now()) }, { status: 409 });

/** 'Assumir' in a row of the list, which stays as it is. */
export const takeAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'contacts.write', [intentField, contactField], async ({ staff, session, typed }) => {
    const [intent, id] = [textOf(typed, intentField), textOf(typed, contactField)];
    if (intent !== contactIntents.take || !/^[1-9]\d{0,9}$/.test(id))
      throw new Response(null, { status: 400 });
    const { log, settings } = args.context;
    const taking = { id: Number(id), intent, staff, typed, member: session.member, log };
    const list = pathOf(args.request);
    return takingReply({ ...taking, brokerage: settings.firm }, list, list);
  });
