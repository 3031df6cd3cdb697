import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { choiceField, chosenPurposes, optionalPurposes } from '~/features/marketing/consent/consent';
import { readForm } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { campaignOf, forgetCampaign, serializeCampaign } from '~/features/marketing/campaign.server';
import { consentCookies } from '~/features/marketing/consent/consent.server';
import { forgetRegion } from '~/features/layout/visitor-region.server';
import { forgetView } from '~/request/cookies.server';
import { forgetArms, canTakePart } from '~/features/marketing/experiments.server';
import { expiredAnalyticsCookies } from '~/features/marketing/analytics/forget-analytics.server';
import { sameSiteReferrer } from '~/request/same-site-referrer.server';
import { flashCookie } from '~/request/flash.server';

/** Stores the consent, deletes cookies that are no longer permitted, and redirects to the previous page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers();
  const form = await readForm(request, choiceField, hiddenField.campaign, ...optionalPurposes);
  const purposes = chosenPurposes(form);
  if (purposes) {
    for (const cookie of consentCookies(purposes)) headers.append('Set-Cookie', cookie);
    const [preferences, statistics] = [purposes.includes('preferencias'), purposes.includes('estatisticas')];
    const preferred = preferences ? [] : [await forgetView(), forgetRegion()];
    for (const cookie of preferred) headers.append('Set-Cookie', cookie);
    if (!canTakePart({ preferences, statistics })) headers.append('Set-Cookie', forgetArms());
    // With consent the campaign cookie becomes persistent; without it, it ends with the visit.
    const campaign = purposes.includes('marketing') ? campaignOf(request, form) : null;
    headers.append('Set-Cookie', campaign ? serializeCampaign(campaign) : forgetCampaign());
    for (const cookie of expiredAnalyticsCookies(request, purposes, context))
      headers.append('Set-Cookie', cookie);
    const saved = { tone: 'success', text: 'Sua escolha de cookies foi guardada.', top: true } as const;
    headers.append('Set-Cookie', await flashCookie(saved));
  }
  return redirect(sameSiteReferrer(request, context.siteUrl) ?? links.home(), { status: 303, headers });
}

export const loader = () => redirect(links.privacy());
