import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { oneTimeToken } from '@contract/auth';
import { roleNames } from '@domain/staff/roles';
import { hasStatus } from '~/back-end/errors.server';
import { orNull } from '~/back-end/or-null.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { readForm } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks } from '../admin-links';
import { adminForms } from '../forms';
import { notTakenReply } from '../reply.server';
import { adminOf, visitorOfAdmin } from './guard.server';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

const tokenOf = ({ request, context }: Args): string | null => {
  context.answer.hasSecretAddress = true;
  return oneTimeToken.safeParse(new URL(request.url).searchParams.get('token')).data ?? null;
};

/** `problem`: over (used, expired, unknown), or unread (the back end does not answer). */
export async function invitationData(args: LoaderFunctionArgs) {
  const admin = adminOf(args);
  const token = tokenOf(args);
  if (!token) await visitorOfAdmin(args);
  const answer = token ? await admin.calls.invitation(token).catch(readProblem(args)) : 'over';
  if (answer === 'over' || answer === 'unread') return { invitation: null, token: '', problem: answer };
  const { email, role } = answer;
  return { invitation: { email, role: roleNames[role] }, token: token!, problem: null };
}

const readProblem =
  ({ context }: Args) =>
  async (error: unknown): Promise<'over' | 'unread'> => {
    if (error instanceof StaffRefusal) throw new Response(null, { status: 404 });
    if (hasStatus(error, 410, 422)) return 'over';
    await orNull(Promise.reject(error), context.log);
    return 'unread';
  };

/** Starts a session, which reaches the enrolment alone. The page itself says that a link is over. */
export async function acceptAction(args: ActionFunctionArgs) {
  const admin = adminOf(args);
  const token = tokenOf(args);
  const typed = await readForm(args.request, adminForms.accept);
  if (!token) return null;
  const { notTaken, answer } = await submitForm(adminForms.accept, typed, {
    send: (body) => admin.calls.acceptInvitation({ ...body, token }).catch(isOver),
    log: args.context.log,
  });
  if (notTaken) return notTakenReply(notTaken);
  if (!answer) return null;
  await admin.begin(answer.token);
  return redirect(adminLinks.enrolment(), 303);
}

function isOver(error: unknown): null {
  if (error instanceof StaffRefusal) throw new Response(null, { status: 404 });
  if (hasStatus(error, 410)) return null;
  throw error;
}
