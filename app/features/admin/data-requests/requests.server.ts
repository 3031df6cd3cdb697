import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { protocolPattern } from '@domain/leads/protocol';
import { orNull } from '~/back-end/or-null.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks } from '../admin-links';
import { adminForms } from '../forms';
import { notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { requestsList } from './requests-list';

/** `list` null: the back end did not answer. */
export const requestsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'people.export', async ({ staff }) => {
    const { searchParams } = new URL(args.request.url);
    const all = await orNull(staff.dataRequests(), args.context.log);
    return { list: all && requestsList(all, searchParams, isoDay(clock.now())) };
  });

/** Asks for the second factor before the form is filled. */
export const newRequestData = (args: LoaderFunctionArgs) =>
  asMember(args, 'people.export', async ({ staff }) => {
    await orNull(staff.dataRequests(), args.context.log);
    const protocol = new URL(args.request.url).searchParams.get('protocolo') ?? '';
    return { today: isoDay(clock.now()), protocol: protocolPattern.test(protocol) ? protocol : '' };
  });

export const newRequestAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'people.export', [adminForms.dataRequest], async ({ staff, typed }) => {
    const { notTaken, answer } = await submitForm(adminForms.dataRequest, typed, {
      send: staff.noteDataRequest,
      log: args.context.log,
    });
    if (notTaken) return notTakenReply(notTaken);
    return redirect(adminLinks.dataRequest(answer.id), 303);
  });
