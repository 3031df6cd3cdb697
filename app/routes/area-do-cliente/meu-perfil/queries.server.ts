import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { UserData } from '~/domain/customer';
import { accountNotices } from '~/features/account/client-area/account-notice-list';
import { clock } from '@domain/kernel/clock';
import { phoneParts } from '@domain/validation/phone';
import { sectionOf } from '~/back-end/section.server';
import { signedIn } from '~/features/account/session/guard.server';
import { eventRows } from './event-rows';
import { sessionRows } from './session-rows';

/** Loads each section by its own call, so that one failure does not affect the others. */
export const profileData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { log, session: own } = args.context;
    const now = clock.now();
    const [account, sessions, history] = await Promise.all([
      sectionOf(customer.userData(), log, (data) => {
        own.saveName(data.nome);
        return accountView(data);
      }),
      sectionOf(customer.sessions(), log, ({ data }) => sessionRows(data, now)),
      sectionOf(customer.audit(), log, ({ data }) => eventRows(data)),
    ]);
    /** A new key resets the forms and clears the passwords. */
    return { account, sessions, history, formKey: randomUUID() };
  });

const accountView = (data: UserData) => ({
  name: data.nome,
  email: data.email,
  phone: data.telefone ? phoneParts(data.telefone) : null,
  birthDate: data.dataNascimento ?? null,
  /** null: unknown to the back end; the form omits the field. */
  newsletter: data.recebeNewsletter ?? null,
  isVerified: data.emailValidado === true,
  /** Default if the back end does not send it: the account has a password. */
  hasPassword: data.temSenha !== false,
  notices: accountNotices(data),
});
export type AccountView = ReturnType<typeof accountView>;
