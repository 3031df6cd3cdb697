import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { protocolPattern } from '@domain/leads/protocol';
import { orNull } from '~/back-end/or-null.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks } from '../admin-links';
import { adminForms } from '../forms';
import { done, notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { requestsList } from './requests-list';

const notedText = 'Pedido anotado. A Direção ou a Operação responde.';

/** `list` null: the back end did not answer. */
export const requestsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'people.export', async ({ staff }) => {
    const { searchParams } = new URL(args.request.url);
    const all = await orNull(staff.dataRequests(), args.context.log);
    return { list: all && requestsList(all, searchParams, isoDay(clock.now())) };
  });

export const newRequestData = (args: LoaderFunctionArgs) =>
  asMember(args, 'people.note', async ({ session: { grants } }) => {
    const protocol = new URL(args.request.url).searchParams.get('protocolo') ?? '';
    return {
      today: isoDay(clock.now()),
      protocol: protocolPattern.test(protocol) ? protocol : '',
      canAnswer: grants['people.export'] !== undefined,
    };
  });

/** Who may not answer the request notes it, and sees nothing of the person. */
export const newRequestAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'people.note', [adminForms.dataRequest], async ({ staff, session, typed }) => {
    const { notTaken, answer } = await submitForm(adminForms.dataRequest, typed, {
      send: staff.noteDataRequest,
      log: args.context.log,
    });
    if (notTaken) return notTakenReply(notTaken);
    return session.grants['people.export']
      ? redirect(adminLinks.dataRequest(answer.id), 303)
      : done(adminLinks.contacts(), notedText);
  });
