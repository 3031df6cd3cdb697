import type { ClientActionFunctionArgs } from '@remix-run/react';
import { signInTexts } from './texts';
import type { RecoveryReply, SignInReply } from './view';
import { orElse } from '~/forms/keep-typed.browser';

/** The sign-in form's `clientAction`: without a network it stays as it is, and says so. */
export const keepSignIn = (args: ClientActionFunctionArgs) =>
  orElse<SignInReply>(args, { messages: [signInTexts.registrationFailed] });

/** The same for the pages of a forgotten password. */
export const keepRecovery = (args: ClientActionFunctionArgs) =>
  orElse<RecoveryReply>(args, { messages: [signInTexts.registrationFailed] });
