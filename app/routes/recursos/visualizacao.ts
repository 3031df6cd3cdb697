import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { listingView } from '~/domain/listing-views';
import { returnTo } from '~/domain/return-to';
import { readForm } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { readConsent } from '~/features/marketing/consent/consent.server';
import { writeView } from '~/request/cookies.server';

/** Remembers how listings are looked at, as far as the visitor lets it, and goes back to the one that asked. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, 'vista', hiddenField.returnTo);
  const view = listingView(form.get('vista'));
  return redirect(returnTo(form.get(hiddenField.returnTo)) ?? links.allProperties(), {
    status: 303,
    headers: view ? { 'Set-Cookie': await writeView(view, readConsent(request).preferences) } : undefined,
  });
}

/** The address alone shows nothing. */
export const loader = () => redirect(links.allProperties());
