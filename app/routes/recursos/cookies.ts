import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { chosenPurposes } from '~/domain/consent';
import { links } from '~/links';
import { forgetCampaign } from '~/services/campaign.server';
import { consentCookies } from '~/services/consent.server';
import { forgetView } from '~/services/cookies.server';
import { forgetArms } from '~/services/experiments.server';
import { pageBefore } from '~/services/page-before.server';
import { flashCookie } from '~/services/flash.server';

/** Remembers a choice of cookies and goes back to the page where it was made; what is no longer allowed is forgotten. */
export async function action({ request }: ActionFunctionArgs) {
  const headers = new Headers();
  const purposes = chosenPurposes(await request.formData());
  if (purposes) {
    for (const cookie of consentCookies(purposes)) headers.append('Set-Cookie', cookie);
    if (!purposes.includes('preferencias')) {
      headers.append('Set-Cookie', await forgetView());
      headers.append('Set-Cookie', forgetArms());
    }
    if (!purposes.includes('marketing')) headers.append('Set-Cookie', forgetCampaign());
    const saved = { tone: 'success', text: 'Sua escolha de cookies foi guardada.', top: true } as const;
    headers.append('Set-Cookie', await flashCookie(saved));
  }
  return redirect(pageBefore(request) ?? links.home(), { status: 303, headers });
}

/** The address alone shows nothing. */
export const loader = () => redirect(links.privacy());
