import type { SubmissionResult } from '@conform-to/react';
import { deletionNotice } from '~/features/account/client-area/account-notice-list';
import { deleteAccountForm, passwordForm, profileForm } from '~/features/account/profile/profile';
import { type ProfileIntent, profileIntents, sessionField } from '~/features/account/profile/profile-intents';
import { dayText } from '@domain/moment';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { CustomerApi } from '~/back-end/client.server';
import { ApiHttpError } from '~/back-end/errors';
import { sendChecked } from '~/forms/send-checked.server';
import { textOf } from '~/forms/forms.server';
import type { SectionId } from './sections';

/** What came of a form: what is wrong with it, or what is said of it and the part of the profile that it belongs to. */
type Outcome =
  | { invalid: SubmissionResult<string[]>; done?: undefined; section?: undefined }
  | { invalid?: undefined; done: SnackbarMessage; section: SectionId };
type Task = (form: FormData, customer: CustomerApi) => Promise<Outcome>;

const success = (section: SectionId, text: string): Outcome => ({ done: { tone: 'success', text }, section });

/** What each of the profile's forms does. They throw what the API client throws. */
export const tasks: Record<ProfileIntent, Task> = {
  async [profileIntents.save](form, customer) {
    const { invalid } = await sendChecked(form, profileForm, ({ telefone, dataNascimento, ...rest }) =>
      customer.saveUserData({
        ...rest,
        telefone: telefone ?? null,
        dataNascimento: dataNascimento ?? null,
      }),
    );
    return invalid ? { invalid } : success('dados', 'Seus dados foram salvos.');
  },

  async [profileIntents.password](form, customer) {
    const schema = passwordForm(form.has('current'));
    const { invalid } = await sendChecked(form, schema, customer.changePassword);
    return invalid
      ? { invalid }
      : success('senha', 'Sua senha foi trocada e as outras sessões foram encerradas.');
  },

  async [profileIntents.endSession](form, customer) {
    const id = textOf(form, sessionField);
    if (!sessionId.test(id)) throw notFound();
    try {
      await customer.endSession(id);
    } catch (error) {
      // Somebody else's, or ended already.
      throw error instanceof ApiHttpError && error.status === 404 ? notFound() : error;
    }
    return success('sessoes', 'A sessão foi encerrada.');
  },

  async [profileIntents.endOtherSessions](_form, customer) {
    await customer.endSession();
    return success('sessoes', 'As outras sessões foram encerradas.');
  },

  async [profileIntents.deleteAccount](form, customer) {
    const { invalid, answer } = await sendChecked(
      form,
      deleteAccountForm(form.has('password')),
      ({ password }) => customer.deleteAccount(password),
    );
    if (invalid) return { invalid };
    const text = deletionNotice(dayText(new Date(answer.exclusaoEm)));
    return { done: { tone: 'warning', text }, section: 'seus-dados' };
  },

  async [profileIntents.keepAccount](_form, customer) {
    await customer.keepAccount();
    return success('seus-dados', 'Sua conta foi mantida.');
  },
};

/** Nothing in it can lead the call to another address. */
const sessionId = /^[\w-]{1,100}$/;
const notFound = () => new Response(null, { status: 404 });
