import type { ClientActionFunctionArgs } from '@remix-run/react';
import { signInTexts } from '~/domain/sign-in/texts';
import type { RecoveryReply, SignInReply } from '~/domain/sign-in/view';
import { orElse } from './keep-typed';

/** The sign-in form's `clientAction`: without a network it stays as it is, and says so. */
export const keepSignIn = (args: ClientActionFunctionArgs) =>
  orElse<SignInReply>(args, { messages: [signInTexts.registrationFailed] });

/** The same for the pages of a forgotten password. */
export const keepRecovery = (args: ClientActionFunctionArgs) =>
  orElse<RecoveryReply>(args, { errors: {}, messages: [signInTexts.registrationFailed] });
