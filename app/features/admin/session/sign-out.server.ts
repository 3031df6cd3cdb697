import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { orNull } from '~/back-end/or-null.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { adminLinks } from '../admin-links';
import { adminOf } from './guard.server';

export function signOutPage(args: LoaderFunctionArgs) {
  adminOf(args);
  return redirect(adminLinks.today());
}

/** A session in any state ends, also one that the back end has ended. */
export async function signOut(args: ActionFunctionArgs) {
  const admin = adminOf(args);
  if (admin.id === null) return redirectDocument(adminLinks.signIn(), 303);
  const call = admin.calls.signOut().catch((error: unknown) => {
    if (!(error instanceof StaffRefusal)) throw error;
  });
  await orNull(call, args.context.log);
  admin.end();
  return redirectDocument(adminLinks.signIn(), 303);
}
