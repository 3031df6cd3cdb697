import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks } from '../admin-links';
import { adminForms } from '../forms';
import { done, notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { peopleTabs } from './people-list';

export const inviteData = (args: LoaderFunctionArgs) => asMember(args, 'members.invite', async () => null);

export const inviteAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'members.invite', [adminForms.invite], async ({ staff, typed }) => {
    const { notTaken } = await submitForm(adminForms.invite, typed, {
      send: staff.invite,
      log: args.context.log,
    });
    if (notTaken) return notTakenReply(notTaken);
    return done(adminLinks.people({ aba: peopleTabs.invitations }), 'Convite enviado por e-mail.');
  });
