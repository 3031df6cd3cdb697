import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import type { StaffApi } from '~/back-end/client.server';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { intentField, returnField } from '../admin-links';
import { adminForms } from '../forms';
import { notTakenReply, pageAfter } from '../reply.server';
import { hasStoredForm } from '~/features/account/session/restored-form.server';
import { adminOf, asMember, asMemberForm } from '../session/guard.server';
import { credentialOf } from './credential.server';
import { credentialField, passkeyIntent } from './passkey-form';
import { passkeyRefused } from './passkey-refused';

export const factorData = (args: LoaderFunctionArgs) =>
  asMember(args, 'factor', async ({ session: { state, factors } }) => ({
    isStepUp: state === 'open',
    hasForm: hasStoredForm(args),
    hasTotp: factors.totp,
    hasPasskey: factors.passkeys.length > 0,
    hasCodes: factors.recovery_codes > 0,
    returnTo: pageAfter(new URL(args.request.url).searchParams.get(returnField)),
  }));

const fields = [adminForms.totp, intentField, returnField, credentialField];

/** Opens the session, or steps it up. */
export const factorAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'factor', fields, async ({ staff, typed }) => {
    const intent = textOf(typed, intentField);
    const { log } = args.context;
    const opened = (token: string) => {
      adminOf(args).replace(token);
      // A document: the root shows a stored form again.
      return redirectDocument(pageAfter(textOf(typed, returnField)), 303);
    };
    if (intent === passkeyIntent) {
      const proven = await provePasskey(staff, typed, log);
      if ('token' in proven) return opened(proven.token);
      return data({ intent, failed: proven.text }, { status: proven.status, headers: proven.headers });
    }
    const isRecovery = intent === 'recoveryCode';
    const { notTaken, answer } = await submitForm(adminForms[isRecovery ? 'recoveryCode' : 'totp'], typed, {
      send: ({ code }) => (isRecovery ? staff.proveRecoveryCode(code) : staff.proveTotp(code)),
      log,
    });
    return notTaken ? notTakenReply(notTaken, { intent }) : opened(answer.token);
  });

async function provePasskey(staff: StaffApi, typed: FormData, log: Parameters<typeof refusalOf>[1]) {
  const credential = credentialOf(typed);
  try {
    return credential ? await staff.provePasskey({ credential }) : passkeyRefused;
  } catch (error) {
    return hasStatus(error, 422) ? passkeyRefused : refusalOf(error, log);
  }
}
