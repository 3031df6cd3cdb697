import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { links } from '~/links';
import { goToProvider, providerOf } from '~/features/account/providers/provider-sign-in.server';

/** 'Continuar com Google': begins there, and leads to the provider. */
export const action = goToProvider;

/** The address alone begins nothing. */
export function loader(args: LoaderFunctionArgs) {
  providerOf(args);
  return redirect(links.login());
}
