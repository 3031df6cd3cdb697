import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { listingView } from '~/domain/listing-views';
import { returnTo } from '~/domain/return-to';
import { readForm } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { readConsent } from '~/features/marketing/consent/consent.server';
import { writeView } from '~/request/cookies.server';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

/** Stores the listing view in a cookie, as far as consent permits, and redirects back. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, 'vista', hiddenField.returnTo);
  const view = listingView(form.get('vista'));
  return redirect(returnTo(form.get(hiddenField.returnTo)) ?? links.allProperties(), {
    status: 303,
    headers: view ? { 'Set-Cookie': await writeView(view, readConsent(request).preferences) } : undefined,
  });
}

export const loader = () => redirect(links.allProperties());
