import {
  type Campaign,
  campaignName,
  type StoredCampaign,
  readCampaign,
  writeCampaign,
} from '~/domain/campaign';
import { cookieValue } from '~/domain/cookie-text';

/** Maximum cookie value that all browsers accept, with room for name and attributes; characters. */
const maxCharacters = 3900;
/** Fields to drop from a longer value, in order. */
const leastNeeded: readonly (keyof Campaign)[] = ['content', 'term', 'referrer', 'medium', 'campaign'];

export function encodeCampaign(stored: StoredCampaign): string {
  const shorter = { ...stored };
  const value = () => encodeURIComponent(writeCampaign(shorter));
  for (const field of leastNeeded) if (value().length > maxCharacters) delete shorter[field];
  return value();
}

/** Campaign of a `Cookie` header; undefined without the cookie, else as `readCampaign`. */
export function storedCampaign(
  cookies: string | null,
  now: Date,
): ReturnType<typeof readCampaign> | undefined {
  const value = cookieValue(cookies, campaignName);
  if (value === undefined) return undefined;
  try {
    return readCampaign(decodeURIComponent(value), now);
  } catch {
    return 'bad';
  }
}
