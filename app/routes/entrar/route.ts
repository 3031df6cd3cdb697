import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { lastPageField } from '@domain/people/providers';
import { returnTo } from '~/domain/return-to';
import { readFlow } from '~/features/account/providers/flow.server';
import { backToSignIn, providerOf } from '~/features/account/providers/provider-sign-in.server';
import { readForm } from '~/forms/forms.server';
import { links } from '~/links';

/** Starts 'Continuar com Google'. Without a page to return to, uses that of the previous attempt. */
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

/** A GET does not start a sign-in. */
export function loader(args: LoaderFunctionArgs) {
  providerOf(args);
  return redirect(links.login());
}
