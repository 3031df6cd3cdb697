import { cookieValue } from './cookie-text';
import { slugPattern } from './validation/search-values';

/** Parameters that say where a visitor came from; they never enter filters (settled §2). */
export function isCampaignParameter(name: string): boolean {
  return name.startsWith('utm_') || name === 'gclid' || name === 'fbclid';
}

const fields = ['source', 'campaign', 'term', 'content', 'medium'] as const;

/** Where a visitor came from (spec 1 §5: 'utm'), without what is not known. */
export type Campaign = Partial<Record<(typeof fields)[number] | 'referrer', string>>;

/** The cookie in which it is kept, where marketing is allowed, and for how long, in seconds (spec 1 §11). */
export const campaignName = 'utm';
export const campaignMaxAge = 7 * 24 * 3600;
/** Longest value that is kept, in characters. */
const longest = 200;
/** The source of whoever comes by a page in a broker's name (spec 1 §6). */
export const brokerSource = 'corretor_landing';

/**
 * What an address tells of where its visitor came from; null where it tells nothing. The page before, where it is
 * another site's, comes with it.
 */
export function campaignIn(
  { pathname, searchParams, origin }: URL,
  referrer: string | null,
): Campaign | null {
  const told: Campaign = {};
  for (const field of fields) {
    const value = searchParams.get(`utm_${field}`)?.trim();
    if (value) told[field] = value.slice(0, longest);
  }
  const broker = searchParams.get('corretor') ?? /^\/corretor\/([^/]+)$/.exec(pathname)?.[1];
  if (broker && slugPattern.test(broker)) told.source = brokerSource;
  if (Object.keys(told).length === 0) return null;
  const from = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
  // Of another site's address its origin is enough.
  return from && from.origin !== origin ? { ...told, referrer: from.origin.slice(0, longest) } : told;
}

/** A campaign as a cookie's value. */
export const encodeCampaign = (campaign: Campaign): string => encodeURIComponent(JSON.stringify(campaign));

/** The campaign in a `Cookie` header; null where there is none that we could have written. */
export function keptCampaign(cookies: string | null): Campaign | null {
  const value = cookieValue(cookies, campaignName);
  if (!value) return null;
  try {
    const given: Record<string, unknown> = JSON.parse(decodeURIComponent(value));
    const known = [...fields, 'referrer'].flatMap((field) => {
      const text = given[field];
      return typeof text === 'string' && text && text.length <= longest ? [[field, text]] : [];
    });
    return known.length > 0 ? Object.fromEntries(known) : null;
  } catch {
    return null;
  }
}
