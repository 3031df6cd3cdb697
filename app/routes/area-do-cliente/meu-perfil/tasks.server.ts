import type { AppLoadContext } from '@remix-run/node';
import { deletionNotice } from '~/features/account/client-area/account-notice-list';
import { deleteAccountFormFor, passwordFormFor, profileForm } from '~/features/account/profile/profile-forms';
import {
  intentField,
  type ProfileIntent,
  profileIntents,
  sessionField,
} from '~/features/account/profile/profile-intents';
import { dayText } from '@domain/kernel/moment';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { CustomerApi } from '~/back-end/client.server';
import { ApiHttpError } from '~/back-end/errors.server';
import { type NotTaken, submitForm } from '~/forms/submit-form.server';
import { textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import type { SectionId } from './sections';

/** Result of a form: a rejection, or a message and its profile section. */
type Outcome =
  | { notTaken: NotTaken; done?: undefined; section?: undefined; name?: undefined }
  | {
      notTaken?: undefined;
      done: SnackbarMessage;
      section: SectionId;
      /** The customer's new name, if the form changes it. */
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

/** Fields and forms that the action accepts. */
export const profileFormFields = [
  profileForm,
  passwordFormFor(true),
  deleteAccountFormFor(true),
  ...[intentField, sessionField, hiddenField.returnTo],
];

/** Task of each form. Tasks without fields throw the API client's errors. */
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
      // The session ended already, or belongs to another customer.
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

/** Prevents that an id changes the path of the call. */
const sessionId = /^[\w-]{1,100}$/;
const notFound = () => new Response(null, { status: 404 });
