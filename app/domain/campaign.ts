import { slugPattern } from '@domain/validation/search-values';

const utmFields = ['source', 'campaign', 'medium', 'term', 'content'] as const;
const fields = [...utmFields, 'referrer', 'lp'] as const;

/** Origin of a visit (spec 1 §5: 'utm'). */
export type Campaign = Partial<Record<(typeof fields)[number], string>>;
export type StoredCampaign = Campaign & { expires: string };

/** Name of the cookie (with marketing consent) or the session storage entry (settled §8). */
export const campaignName = 'utm';
export const campaignMaxAge = 7 * 24 * 3600; // seconds (spec 1 §11)
const maxLength = 200; // characters of a value
/** Source of visits to a broker's link (spec 1 §6). */
export const brokerSource = 'corretor_landing';

/**
 * New `utm_` parameters replace a campaign; a broker's slug only sets its source (settled §4), and a campaign page its `lp`.
 * @param before URL of the previous page; another site's origin becomes the referrer
 * @returns `stored` itself if nothing changes
 */
export function afterPage(
  page: URL,
  before: string | null,
  stored: StoredCampaign | null,
  now: Date,
): StoredCampaign | null {
  const utm: Campaign = {};
  for (const field of utmFields) {
    const value = page.searchParams.get(`utm_${field}`)?.trim();
    if (value) utm[field] = shortened(value);
  }
  const isNew = Object.keys(utm).length > 0;
  const set: Campaign = { ...(isInBrokersName(page) && { source: brokerSource }), ...campaignPageOf(page) };
  const isSet = Object.keys(set).length > 0;
  if (!isNew && stored) return isSameIn(set, stored) ? stored : { ...stored, ...set };
  if (!isNew && !isSet) return null;
  const referrer = originOf(before, page);
  const expires = new Date(now.getTime() + campaignMaxAge * 1000).toISOString();
  return { ...utm, ...set, ...(referrer && { referrer }), expires };
}

/** Of '/imoveis?lp=lp-verao'. */
function campaignPageOf({ searchParams }: URL): Campaign {
  const lp = searchParams.get('lp');
  return lp !== null && lp.startsWith('lp-') && slugPattern.test(lp) ? { lp } : {};
}

const isSameIn = (set: Campaign, stored: Campaign): boolean =>
  fields.every((field) => set[field] === undefined || set[field] === stored[field]);

const shortened = (value: string) => value.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');

function isInBrokersName({ pathname, searchParams }: URL): boolean {
  const slug = searchParams.get('corretor') ?? /^\/corretor\/([^/]+)$/.exec(pathname)?.[1];
  return slug !== undefined && slugPattern.test(slug);
}

function originOf(before: string | null, page: URL): string | null {
  const origin = before && URL.canParse(before) ? new URL(before).origin : page.origin;
  return origin === page.origin || origin === 'null' ? null : origin.slice(0, maxLength);
}

export const writeCampaign = (stored: StoredCampaign): string => JSON.stringify(stored);

/** null: expired; 'bad': not in our format. */
export function readCampaign(text: string, now: Date): StoredCampaign | null | 'bad' {
  const given = parsed(text);
  const expires = given?.['expires'];
  if (!given || typeof expires !== 'string' || Number.isNaN(Date.parse(expires))) return 'bad';
  const presentFields = fields.flatMap((field) =>
    given[field] === undefined ? [] : [[field, given[field]] as const],
  );
  const isOurs = presentFields.every(
    ([, value]) => typeof value === 'string' && value && value.length <= maxLength,
  );
  if (!isOurs || presentFields.length === 0) return 'bad';
  return Date.parse(expires) > now.getTime() ? { ...Object.fromEntries(presentFields), expires } : null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
