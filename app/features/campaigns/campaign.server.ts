import type { AppLoadContext } from '@remix-run/node';
import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import { orNull } from '~/back-end/or-null.server';
import type { CampaignData } from './campaign-data';
import { campaignParts } from './campaign-parts.server';

/** The campaign page above a list; undefined: none is shown. */
export async function campaignOfList(
  filters: SearchFilters,
  { api, log }: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<CampaignData | undefined> {
  const { lp } = filters;
  if (lp === undefined || !isWholeList(filters)) return undefined;
  const page = await orNull(api.campaign(lp), log);
  return page ? campaignParts(page) : undefined;
}

/** Where '/lp-…' leads: any negotiation and type of place. Who has searched wants to see what was found. */
function isWholeList({ lp, negotiation, locationType, ...rest }: SearchFilters): boolean {
  const whole = { ...emptyFilters(), lp, negotiation, locationType };
  return buildSearchUrl({ ...rest, lp, negotiation, locationType }) === buildSearchUrl(whole);
}
