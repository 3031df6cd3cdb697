import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { StaffDataRequest } from '@contract/staff-data-requests';
import { clock } from '@domain/kernel/clock';
import { dayText, isoDay, momentText } from '@domain/kernel/moment';
import { capitalized } from '@domain/kernel/text';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { readersText } from '../acts/act-texts';
import { adminLinks, intentField } from '../admin-links';
import { adminForms } from '../forms';
import { done, failedReply, notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { requestIntents } from './request-intents';
import { destinationTexts, dueText, isoDayText, obligations, partTexts } from './request-texts';

const idOf = ({ params }: LoaderFunctionArgs | ActionFunctionArgs): number => {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return Number(params.id);
};

export const requestData = (args: LoaderFunctionArgs) =>
  asMember(args, 'people.export', async ({ staff, session: { grants } }) => {
    const request = await staff.dataRequest(idOf(args));
    const { id, person, requested_on, noted_at, noted_by, answered_at, found, outcome, readers } = request;
    return {
      ...{ id, person, isOpen: answered_at === null },
      requested: isoDayText(requested_on),
      due: `${capitalized(dueText(request, isoDay(clock.now())))}.`,
      noted: [momentText(new Date(noted_at)), noted_by].filter(Boolean).join(', por '),
      readers: readersText(readers, clock.now()),
      found: found && foundTexts(found),
      outcome: outcome && { ...outcome, destinations: destinationTexts(outcome.destinations) },
      canErase: grants['people.erase'] !== undefined,
      obligations: obligations(clock.now()),
    };
  });
export type RequestData = Awaited<ReturnType<typeof requestData>>;

const foundTexts = (found: NonNullable<StaffDataRequest['found']>) => ({
  contacts: found.contacts.map(({ id, protocol, at }) => ({ id, protocol, day: dayText(new Date(at)) })),
  destinations: destinationTexts(found.destinations),
  hasAccount: found.has_account,
  parts: partTexts(found.parts),
  others: found.others,
});

/** Erases the person, or notes that the data was sent. */
export const requestAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'people.export', [adminForms.erasure, intentField], async ({ staff, typed }) => {
    const [id, intent, { log }] = [idOf(args), textOf(typed, intentField), args.context];
    if (intent === requestIntents.answer) {
      const failed = await failedReply(intent, log, () => staff.answerDataRequest(id));
      return failed ?? done(adminLinks.dataRequest(id), 'Pedido respondido.');
    }
    const send = (body: Parameters<typeof staff.erasePerson>[1]) => staff.erasePerson(id, body);
    const { notTaken } = await submitForm(adminForms.erasure, typed, { send, log });
    if (notTaken) return notTakenReply(notTaken, { intent: requestIntents.erase });
    return done(adminLinks.dataRequest(id), 'A pessoa foi apagada.');
  });

export const requestFile = (args: LoaderFunctionArgs) =>
  asMember(args, 'people.export', async ({ staff }) => {
    const id = idOf(args);
    const data = await staff.exportPerson(id);
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="dados-pedido-${id}.json"`,
      },
    });
  });
