import type { AppLoadContext } from '@remix-run/node';
import { deletionNotice } from '~/features/account/client-area/account-notice-list';
import { deleteAccountFormFor, passwordFormFor, profileForm } from '~/features/account/profile/profile-forms';
import {
  intentField,
  type ProfileIntent,
  profileIntents,
  sessionField,
} from '~/features/account/profile/profile-intents';
import { dayText } from '@domain/moment';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { CustomerApi } from '~/back-end/client.server';
import { ApiHttpError } from '~/back-end/errors.server';
import { type NotTaken, submitForm } from '~/forms/submit-form.server';
import { textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import type { SectionId } from './sections';

/** What came of a form: why it was not taken, or what is said of it and the part of the profile that it belongs to. */
type Outcome =
  | { notTaken: NotTaken; done?: undefined; section?: undefined; name?: undefined }
  | {
      notTaken?: undefined;
      done: SnackbarMessage;
      section: SectionId;
      /** What the account's owner is called now, where the form said it. */
      name?: string;
    };
interface TaskContext {
  customer: CustomerApi;
  log: AppLoadContext['log'];
}
type Task = (typed: FormData, context: TaskContext) => Promise<Outcome>;

const refusal = { isGuarded: true };
const success = (section: SectionId, text: string, name?: string): Outcome => ({
  done: { tone: 'success', text },
  section,
  name,
});

/** All that one of the profile's forms may post: what it asks for, its fields, where it leads back to. */
export const profileFormFields = [
  profileForm,
  passwordFormFor(true),
  deleteAccountFormFor(true),
  ...[intentField, sessionField, hiddenField.returnTo],
];

/** What each of the profile's forms does; those without fields throw what the API client throws. */
export const tasks: Record<ProfileIntent, Task> = {
  async [profileIntents.save](typed, { customer, log }) {
    const submitted = await submitForm(profileForm, typed, {
      send: async ({ telefone, dataNascimento, ...rest }) => {
        await customer.saveUserData({
          ...rest,
          telefone: telefone ?? null,
          dataNascimento: dataNascimento ?? null,
        });
        return rest.nome;
      },
      names: { telefone: 'telefone.numero' },
      log,
      refusal,
    });
    if (submitted.notTaken) return { notTaken: submitted.notTaken };
    return success('dados', 'Seus dados foram salvos.', submitted.answer);
  },

  async [profileIntents.password](typed, { customer, log }) {
    const form = passwordFormFor(typed.has('current'));
    const { notTaken } = await submitForm(form, typed, { send: customer.changePassword, log, refusal });
    return notTaken
      ? { notTaken }
      : success('senha', 'Sua senha foi trocada e as outras sessões foram encerradas.');
  },

  async [profileIntents.endSession](typed, { customer }) {
    const id = textOf(typed, sessionField);
    if (!sessionId.test(id)) throw notFound();
    try {
      await customer.endSession(id);
    } catch (error) {
      // Somebody else's, or ended already.
      throw error instanceof ApiHttpError && error.status === 404 ? notFound() : error;
    }
    return success('sessoes', 'A sessão foi encerrada.');
  },

  async [profileIntents.endOtherSessions](_typed, { customer }) {
    await customer.endSession();
    return success('sessoes', 'As outras sessões foram encerradas.');
  },

  async [profileIntents.deleteAccount](typed, { customer, log }) {
    const { notTaken, answer } = await submitForm(deleteAccountFormFor(typed.has('password')), typed, {
      send: ({ password }) => customer.deleteAccount(password),
      log,
      refusal,
    });
    if (notTaken) return { notTaken };
    const text = deletionNotice(dayText(new Date(answer.exclusaoEm)));
    return { done: { tone: 'warning', text }, section: 'seus-dados' };
  },

  async [profileIntents.keepAccount](_typed, { customer }) {
    await customer.keepAccount();
    return success('seus-dados', 'Sua conta foi mantida.');
  },
};

/** Nothing in it can lead the call to another address. */
const sessionId = /^[\w-]{1,100}$/;
const notFound = () => new Response(null, { status: 404 });
