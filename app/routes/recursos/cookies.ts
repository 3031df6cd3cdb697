import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { choiceField, chosenPurposes, optionalPurposes } from '~/features/marketing/consent/consent';
import { readForm } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { campaignOf, forgetCampaign, keepCampaign } from '~/features/marketing/campaign.server';
import { consentCookies } from '~/features/marketing/consent/consent.server';
import { forgetRegion } from '~/features/frame/kept-region.server';
import { forgetView } from '~/request/cookies.server';
import { forgetArms, mayTakePart } from '~/features/marketing/experiments.server';
import { analyticsOver } from '~/features/marketing/analytics/forget-analytics.server';
import { pageBefore } from '~/request/page-before.server';
import { flashCookie } from '~/request/flash.server';

/** Remembers a choice of cookies and goes back to the page where it was made; what is no longer allowed is forgotten. */
export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers();
  const form = await readForm(request, choiceField, hiddenField.campaign, ...optionalPurposes);
  const purposes = chosenPurposes(form);
  if (purposes) {
    for (const cookie of consentCookies(purposes)) headers.append('Set-Cookie', cookie);
    const [preferences, statistics] = [purposes.includes('preferencias'), purposes.includes('estatisticas')];
    const preferred = preferences ? [] : [await forgetView(), forgetRegion()];
    for (const cookie of preferred) headers.append('Set-Cookie', cookie);
    if (!mayTakePart({ preferences, statistics })) headers.append('Set-Cookie', forgetArms());
    // What the visit has brought lasts from now on, or ends with the visit.
    const campaign = purposes.includes('marketing') ? campaignOf(request, form) : null;
    headers.append('Set-Cookie', campaign ? keepCampaign(campaign) : forgetCampaign());
    for (const cookie of analyticsOver(request, purposes, context)) headers.append('Set-Cookie', cookie);
    const saved = { tone: 'success', text: 'Sua escolha de cookies foi guardada.', top: true } as const;
    headers.append('Set-Cookie', await flashCookie(saved));
  }
  return redirect(pageBefore(request, context.siteUrl) ?? links.home(), { status: 303, headers });
}

/** The address alone shows nothing. */
export const loader = () => redirect(links.privacy());
