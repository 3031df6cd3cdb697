import { data } from '@remix-run/node';
import type { RecoveryReply } from '../sign-in/view';
import type { NotTaken } from '~/forms/submit-form.server';

/** What a form of a forgotten password answers. */
export const recoveryReply = (body: RecoveryReply, init: ResponseInit) => data(body, init);

/** ... where it was not taken: the form again with what is wrong. */
export const notTakenReply = (
  { reply, messages, ...init }: NotTaken,
  kept: Pick<RecoveryReply, 'token' | 'metRules'> = {},
) => recoveryReply({ ...reply, messages, ...kept }, init);
