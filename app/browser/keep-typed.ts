import type { ClientActionFunctionArgs } from '@remix-run/react';
import type { FormReply } from '~/domain/forms/form-reply';
import { leadFailed } from '~/domain/forms/lead-texts';

/** A form's `clientAction`: without a network its page stays, with what was typed, as where the back end fails. */
export async function keepTyped({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<FormReply>();
  } catch (error) {
    // A redirect, which is how a form that was kept answers.
    if (error instanceof Response) throw error;
    // An error's status: the page's data are not asked for anew, which would fail too and take the form away.
    return Response.json({ failed: leadFailed } satisfies FormReply, { status: 503 });
  }
}
