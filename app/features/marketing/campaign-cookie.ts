import {
  type Campaign,
  campaignName,
  type KeptCampaign,
  readCampaign,
  writeCampaign,
} from '~/domain/campaign';
import { cookieValue } from '~/domain/cookie-text';

/** Longest value of a cookie that every browser keeps, with room for its name and what else it says, in characters. */
const mostCharacters = 3900;
/** What is left out of one that is longer, first of all. */
const leastNeeded: readonly (keyof Campaign)[] = ['content', 'term', 'referrer', 'medium', 'campaign'];

/** A campaign as a cookie's value. */
export function encodeCampaign(kept: KeptCampaign): string {
  const shorter = { ...kept };
  const value = () => encodeURIComponent(writeCampaign(shorter));
  for (const field of leastNeeded) if (value().length > mostCharacters) delete shorter[field];
  return value();
}

/** The campaign in a `Cookie` header; undefined: there is no such cookie; else as `readCampaign` has it. */
export function keptCampaign(cookies: string | null, now: Date): ReturnType<typeof readCampaign> | undefined {
  const value = cookieValue(cookies, campaignName);
  if (value === undefined) return undefined;
  try {
    return readCampaign(decodeURIComponent(value), now);
  } catch {
    return 'bad';
  }
}
