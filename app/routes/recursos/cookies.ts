import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { choiceField, chosenPurposes, optionalPurposes } from '~/features/marketing/consent/consent';
import { readForm } from '~/forms/forms.server';
import { links } from '~/links';
import { forgetCampaign } from '~/features/marketing/campaign.server';
import { consentCookies } from '~/features/marketing/consent/consent.server';
import { forgetView } from '~/request/cookies.server';
import { forgetArms } from '~/features/marketing/experiments.server';
import { analyticsOver } from '~/features/marketing/analytics/forget-analytics.server';
import { pageBefore } from '~/request/page-before.server';
import { flashCookie } from '~/request/flash.server';

/** Remembers a choice of cookies and goes back to the page where it was made; what is no longer allowed is forgotten. */
export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers();
  const purposes = chosenPurposes(await readForm(request, choiceField, ...optionalPurposes));
  if (purposes) {
    for (const cookie of consentCookies(purposes)) headers.append('Set-Cookie', cookie);
    if (!purposes.includes('preferencias')) {
      headers.append('Set-Cookie', await forgetView());
      headers.append('Set-Cookie', forgetArms());
    }
    if (!purposes.includes('marketing')) headers.append('Set-Cookie', forgetCampaign());
    for (const cookie of analyticsOver(request, purposes, context)) headers.append('Set-Cookie', cookie);
    const saved = { tone: 'success', text: 'Sua escolha de cookies foi guardada.', top: true } as const;
    headers.append('Set-Cookie', await flashCookie(saved));
  }
  return redirect(pageBefore(request, context.siteUrl) ?? links.home(), { status: 303, headers });
}

/** The address alone shows nothing. */
export const loader = () => redirect(links.privacy());
