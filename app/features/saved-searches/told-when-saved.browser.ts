import type { ClientActionFunctionArgs } from '@remix-run/react';
import { track } from '~/features/marketing/analytics.browser';
import { keepTyped } from '~/forms/keep-typed.browser';

/** The form's `clientAction`: analytics hear of a search that was saved, once the server has kept it. */
export async function toldWhenSaved(args: ClientActionFunctionArgs) {
  try {
    return await keepTyped(args);
  } catch (answer) {
    if (answer instanceof Response && isSaved(answer)) track('user_save_search');
    throw answer;
  }
}

/** It leads back to the listing; all else that leads away asks to sign in. */
const isSaved = ({ headers }: Response): boolean =>
  /^\/imoveis(?:[/?]|$)/.test(headers.get('Location') ?? '');
