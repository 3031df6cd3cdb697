import { type ActionFunctionArgs } from '@remix-run/node';
import { returnTo } from '~/domain/return-to';
import type { CustomerApi } from '~/back-end/client.server';
import { signedInForm } from '~/features/account/session/guard.server';
import { folderField, folderIntents } from '~/features/favorites/folder-fields';
import { runAction, success } from '~/features/favorites/folder-pages.server';
import { frequencyField } from '~/features/saved-searches/search-intents';
import { frequencyValues, frequencyWords } from '@domain/saved-search/frequency';
import { textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';

const noEmailsText = 'Não escrevemos sobre os seus favoritos.';
const { intent, home: property, removal, folder } = folderField;
const isNumber = (text: string) => /^[1-9]\d{0,9}$/.test(text);

/** Task of an intent; returns the success message. undefined if the intent or its ids are invalid. */
function taskOf(customer: CustomerApi, typed: FormData): (() => Promise<string>) | undefined {
  const [code, act, id] = [textOf(typed, property), textOf(typed, removal), textOf(typed, folder)];
  switch (textOf(typed, intent)) {
    case folderIntents.restore:
      return isNumber(act) && (code === '' || isNumber(code))
        ? async () => {
            await customer.restoreRemoved(Number(act), code === '' ? undefined : Number(code));
            return 'Está de volta aos seus favoritos.';
          }
        : undefined;
    case folderIntents.restoreFolder:
      return id
        ? async () => {
            await customer.restoreFolder(id);
            return 'A pasta está como antes.';
          }
        : undefined;
    case folderIntents.erase:
      return async () => {
        await customer.eraseRemoved();
        return 'O que estava em Recentemente removidos foi apagado.';
      };
    case folderIntents.eraseAct:
      return isNumber(act)
        ? async () => {
            await customer.eraseRemoved(Number(act));
            return 'Apagado para sempre.';
          }
        : undefined;
    case folderIntents.letters: {
      const requested = textOf(typed, frequencyField);
      const frequency = frequencyValues.find((value) => value === requested);
      return (
        frequency &&
        (async () => {
          await customer.setFavoriteLetters(frequency);
          return frequency === 'off' ? noEmailsText : frequencyWords(frequency).promise;
        })
      );
    }
    default:
      return undefined;
  }
}

/** Restores or erases removed properties, and sets the e-mail frequency. Redirects to the form's page. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(
    args,
    [intent, property, removal, folder, frequencyField, hiddenField.returnTo],
    async ({ customer, typed }) => {
      const task = taskOf(customer, typed);
      if (!task) throw new Response(null, { status: 400 });
      const to = returnTo(textOf(typed, hiddenField.returnTo)) ?? links.favourites();
      return runAction(args, to, async () => ({ to, message: success(await task()) }));
    },
  );
