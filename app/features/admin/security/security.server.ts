import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { dayText, sinceText } from '@domain/kernel/moment';
import { clock } from '@domain/kernel/clock';
import { roleNames } from '@domain/staff/roles';
import { refusalOf } from '~/back-end/refusal.server';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../admin-links';
import { adminForms } from '../forms';
import { hasShortcuts, shortcutsCookie } from '../layout/shortcuts.server';
import { done, failedReply, notTakenReply } from '../reply.server';
import { asMember, asMemberForm, type Member } from '../session/guard.server';
import { passkeyField, securityIntents, type SecurityReply } from './security-intents';

export const securityData = (args: LoaderFunctionArgs) =>
  asMember(args, 'open', async ({ session: { member, factors } }) => ({
    shortcuts: await hasShortcuts(args.request),
    email: member.email,
    roleName: roleNames[member.role],
    totp: factors.totp,
    codesLeft: factors.recovery_codes,
    passkeys: factors.passkeys.map(({ id, name, created_at, last_used_at }) => ({
      ...{ id, name, created: dayText(new Date(created_at)) },
      lastUse: last_used_at ? sinceText(new Date(last_used_at), clock.now()) : null,
    })),
  }));
export type PasskeyRow = Awaited<ReturnType<typeof securityData>>['passkeys'][number];

const fields = [adminForms.password, intentField, passkeyField];
type Task = (args: ActionFunctionArgs, member: Member & { typed: FormData }) => Promise<unknown>;

/** All but shortcuts need step-up. */
export const securityAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'open', fields, (member) => {
    const intent = textOf(member.typed, intentField);
    if (!Object.hasOwn(tasks, intent)) throw new Response(null, { status: 400 });
    return tasks[intent]!(args, member);
  });

const removed = async (
  { context }: ActionFunctionArgs,
  intent: string,
  remove: () => Promise<unknown>,
): Promise<unknown> =>
  (await failedReply(intent, context.log, remove)) ?? done(adminLinks.security(), 'Segundo fator removido.');

const setShortcuts = async (isOn: boolean) =>
  done(adminLinks.security(), isOn ? 'Atalhos ligados.' : 'Atalhos desligados.', {
    cookies: [await shortcutsCookie(isOn)],
  });

const tasks: Record<string, Task> = {
  [securityIntents.shortcutsOff]: () => setShortcuts(false),
  [securityIntents.shortcutsOn]: () => setShortcuts(true),
  [securityIntents.removeTotp]: (args, { staff }) =>
    removed(args, securityIntents.removeTotp, () => staff.removeTotp()),
  [securityIntents.removePasskey]: (args, { staff, typed }) =>
    removed(args, securityIntents.removePasskey, () => staff.removePasskey(textOf(typed, passkeyField))),
  [securityIntents.newCodes]: async ({ context }, { staff }) => {
    const intent = securityIntents.newCodes;
    try {
      return { intent, codes: (await staff.newRecoveryCodes()).codes } satisfies SecurityReply;
    } catch (error) {
      const { text, ...init } = await refusalOf(error, context.log);
      return data({ intent, failed: text } satisfies SecurityReply, init);
    }
  },
  [securityIntents.password]: async ({ context }, { staff, typed }) => {
    const { notTaken } = await submitForm(adminForms.password, typed, {
      send: staff.changePassword,
      log: context.log,
    });
    if (notTaken) return notTakenReply(notTaken, { intent: securityIntents.password });
    return done(adminLinks.security(), 'Sua senha foi trocada e as outras sessões acabaram.');
  },
};
