import type { ClientActionFunctionArgs } from '@remix-run/react';
import { signInTexts } from './texts';
import type { RecoveryReply, SignInReply } from './view';
import { orElse } from '~/forms/keep-input-offline.browser';

/** `clientAction` of sign-in: without a network the form keeps its input and shows a message. */
export const signInClientAction = (args: ClientActionFunctionArgs) =>
  orElse<SignInReply>(args, () => ({ messages: [signInTexts.registrationFailed] }));

export const recoveryClientAction = (args: ClientActionFunctionArgs) =>
  orElse<RecoveryReply>(args, () => ({ messages: [signInTexts.registrationFailed] }));
