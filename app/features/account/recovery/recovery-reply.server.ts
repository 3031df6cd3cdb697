import { data } from '@remix-run/node';
import type { RecoveryReply } from '../sign-in/view';
import type { NotTaken } from '~/forms/submit-form.server';

export const recoveryReply = (body: RecoveryReply, init: ResponseInit) => data(body, init);

export const notTakenReply = (
  { reply, messages, ...init }: NotTaken,
  fields: Pick<RecoveryReply, 'token'> = {},
) => recoveryReply({ ...reply, messages, ...fields }, init);
