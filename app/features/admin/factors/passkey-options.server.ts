import type { ActionFunctionArgs } from '@remix-run/node';
import { textOf } from '~/forms/forms.server';
import { intentField } from '../admin-links';
import { adminOf, asMemberForm } from '../session/guard.server';

/** A new challenge, good for one answer. */
export async function passkeyOptions(args: ActionFunctionArgs) {
  const session = await adminOf(args)
    .load()
    .catch(() => null);
  const access = session?.state === 'enrolment' ? 'enrolment' : 'factor';
  return asMemberForm(args, access, [intentField], async ({ staff, typed }) => {
    const isNew = textOf(typed, intentField) === 'add';
    const { options } = await (isNew ? staff.newPasskeyOptions() : staff.provePasskeyOptions());
    return Response.json(options);
  });
}
