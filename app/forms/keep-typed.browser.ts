import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import type { FormReply } from './form-reply';
import { sendingFailed } from './form-texts';

/** A lead form's `clientAction`: without a network its page stays, with what was typed, as where the back end fails. */
export const keepTyped = (args: ClientActionFunctionArgs) =>
  orElse<FormReply>(args, { failed: sendingFailed });

/** What the server answers to a form, else `offline` where it cannot be reached. */
export async function orElse<Reply>({ serverAction }: ClientActionFunctionArgs, offline: Reply) {
  try {
    return await serverAction<Reply>();
  } catch (error) {
    // A redirect, which is how a form that was kept answers; or the form itself, of a session that has ended.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 401)) throw error;
    // An error's status: the page's data are not asked for anew, which would fail too and take the form away.
    return Response.json(offline, { status: 503 });
  }
}
