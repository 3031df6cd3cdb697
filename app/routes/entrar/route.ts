import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { lastPageField } from '@domain/providers';
import { returnTo } from '~/domain/return-to';
import { readFlow } from '~/features/account/providers/flow.server';
import { backToSignIn, providerOf } from '~/features/account/providers/provider-sign-in.server';
import { readForm } from '~/forms/forms.server';
import { links } from '~/links';

/**
 * 'Continuar com Google': begins here, and leads to the provider. A page that an earlier try was to lead back to is kept
 * where this one names none.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { request, context } = args;
  const provider = providerOf(args);
  const form = await readForm(request, lastPageField);
  const earlier = readFlow(context.seals, request.headers.get('Cookie'))?.lastPage ?? null;
  const lastPage = returnTo(form.get(lastPageField)) ?? earlier;
  try {
    return await context.identity.begin(provider, context.seals, lastPage);
  } catch (error) {
    return backToSignIn(args, provider, error, lastPage);
  }
}

/** The address alone begins nothing. */
export function loader(args: LoaderFunctionArgs) {
  providerOf(args);
  return redirect(links.login());
}
