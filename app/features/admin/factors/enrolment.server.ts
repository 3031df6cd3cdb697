import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import type { FormReply } from '~/forms/form-reply';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../admin-links';
import { adminForms } from '../forms';
import { done, notTakenReply } from '../reply.server';
import { adminOf, asMember, asMemberForm, type Member } from '../session/guard.server';
import { credentialOf } from './credential.server';
import { credentialField, passkeyIntent } from './passkey-form';
import { passkeyRefused } from './passkey-refused';
import { startIntent, uriField } from './totp-intents';
import { type TotpSecret, totpSecretOf } from './totp-secret.server';

export interface EnrolmentReply extends FormReply {
  intent: string;
  totp?: TotpSecret | null;
  /** Shown once. */
  codes?: readonly string[];
}

export const enrolmentData = (args: LoaderFunctionArgs) =>
  asMember(args, 'enrolment', async ({ session }) => ({ isFirst: session.state === 'enrolment' }));

const fields = [adminForms.totp, intentField, uriField, credentialField];

export const enrolmentAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'enrolment', fields, async (member) => {
    const intent = textOf(member.typed, intentField);
    if (intent === passkeyIntent) return addPasskey(args, member);
    if (intent === startIntent) return startTotp(args, member);
    const { notTaken, answer } = await submitForm(adminForms.totp, member.typed, {
      send: ({ code }) => member.staff.confirmTotp(code),
      log: args.context.log,
    });
    if (notTaken)
      return notTakenReply(notTaken, { intent: 'totp', totp: totpSecretOf(textOf(member.typed, uriField)) });
    return enrolled(args, answer);
  });

async function startTotp({ context }: ActionFunctionArgs, { staff }: Member) {
  try {
    const { uri } = await staff.createTotp();
    return { intent: startIntent, totp: totpSecretOf(uri) } satisfies EnrolmentReply;
  } catch (error) {
    const { text, ...init } = await refusalOf(error, context.log);
    return data({ intent: startIntent, failed: text } satisfies EnrolmentReply, init);
  }
}

async function addPasskey(args: ActionFunctionArgs, { staff, typed }: Member & { typed: FormData }) {
  const refuse = ({ text, ...init }: typeof passkeyRefused) =>
    data({ intent: passkeyIntent, failed: text } satisfies EnrolmentReply, init);
  const credential = credentialOf(typed);
  if (!credential) return refuse(passkeyRefused);
  try {
    return await enrolled(args, await staff.addPasskey({ name: passkeyName(args), credential }));
  } catch (error) {
    return refuse(hasStatus(error, 422) ? passkeyRefused : await refusalOf(error, args.context.log));
  }
}

/** 'Android', 'iPhone'; the member tells passkeys apart by it and by their day. */
const passkeyName = ({ request }: ActionFunctionArgs): string =>
  /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(request.headers.get('User-Agent') ?? '')?.[0] ??
  'Chave de acesso';

/** The first factor brings the codes; another one leads to the member's own page. */
function enrolled(
  args: ActionFunctionArgs,
  { token, codes }: { token: string; codes: readonly string[] | null },
): EnrolmentReply | Promise<Response> {
  adminOf(args).replace(token);
  return codes ? { intent: 'codes', codes } : done(adminLinks.security(), 'Segundo fator cadastrado.');
}
