import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { readForm, textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, returnField } from '../admin-links';
import { adminForms } from '../forms';
import { fieldRefusal, notTakenReply, pageAfter } from '../reply.server';
import { adminOf, visitorOfAdmin } from './guard.server';

export async function signInData(args: LoaderFunctionArgs) {
  const returnTo = pageAfter(new URL(args.request.url).searchParams.get(returnField));
  const session = await visitorOfAdmin(args);
  if (session) throw redirect(returnTo);
  return { returnTo };
}

/** The password alone opens the second factor or its enrolment. */
export async function signInAction(args: ActionFunctionArgs) {
  const admin = adminOf(args);
  const typed = await readForm(args.request, adminForms.signIn, returnField);
  const { notTaken, answer } = await submitForm(adminForms.signIn, typed, {
    send: (body) => admin.calls.signIn(body).catch(refused),
    log: args.context.log,
  });
  if (notTaken) return notTakenReply(notTaken);
  await admin.begin(answer.token);
  const to = pageAfter(textOf(typed, returnField));
  return redirect(answer.state === 'enrolment' ? adminLinks.enrolment() : adminLinks.factor(to), 303);
}

/** Unknown e-mail and wrong password read alike. */
function refused(error: unknown): never {
  if (!(error instanceof StaffRefusal)) throw error;
  if (error.status !== 401) throw new Response(null, { status: 404 });
  throw fieldRefusal('staff/sign-in', { password: ['O e-mail ou a senha não conferem'] });
}
