import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { UserData } from '~/domain/customer';
import { accountNotices } from '~/features/account/client-area/account-notice-list';
import { clock } from '@domain/clock';
import { phoneParts } from '@domain/validation/phone';
import { sectionOf } from '~/back-end/section.server';
import { signedIn } from '~/features/account/session/guard.server';
import { eventRows } from './event-rows';
import { sessionRows } from './session-rows';

/** The profile's parts, each by its own call: where one fails the others stand. */
export const profileData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { log, session: own } = args.context;
    const now = clock.now();
    const [account, sessions, history] = await Promise.all([
      sectionOf(customer.userData(), log, (data) => {
        own.keepName(data.nome);
        return accountView(data);
      }),
      sectionOf(customer.sessions(), log, ({ data }) => sessionRows(data, now)),
      sectionOf(customer.audit(), log, ({ data }) => eventRows(data)),
    ]);
    /** Passwords that were typed go where the page is shown anew. */
    return { account, sessions, history, formKey: randomUUID() };
  });

/** An account as its page shows it. */
const accountView = (data: UserData) => ({
  name: data.nome,
  email: data.email,
  phone: data.telefone ? phoneParts(data.telefone) : null,
  birthDate: data.dataNascimento ?? null,
  /** null: the back end does not say, and nothing is asked. */
  newsletter: data.recebeNewsletter ?? null,
  isVerified: data.emailValidado === true,
  /** Where the back end does not say, it has one. */
  hasPassword: data.temSenha !== false,
  notices: accountNotices(data),
});
export type AccountView = ReturnType<typeof accountView>;
