import { slugPattern } from '@domain/validation/search-values';

/** Parameters that say where a visitor came from; they never enter filters (settled §2). */
export function isCampaignParameter(name: string): boolean {
  return name.startsWith('utm_') || name === 'gclid' || name === 'fbclid';
}

const utmFields = ['source', 'campaign', 'medium', 'term', 'content'] as const;
const fields = [...utmFields, 'referrer'] as const;

/** Where a visitor came from (spec 1 §5: 'utm'), without what is not known. */
export type Campaign = Partial<Record<(typeof fields)[number], string>>;
/** As it is kept: until when, ISO 8601. */
export type KeptCampaign = Campaign & { expires: string };

/** What it is kept as: a cookie where marketing is allowed, else the browser's own for the visit (settled §8). */
export const campaignName = 'utm';
/** For how long, in seconds (spec 1 §11). */
export const campaignMaxAge = 7 * 24 * 3600;
/** Longest value that is kept, in characters. */
const longest = 200;
/** The source of whoever comes by a page in a broker's name (spec 1 §6). */
export const brokerSource = 'corretor_landing';

/**
 * What is known of where a visitor came from once a page was opened: new `utm_` parameters take the place of all that was
 * kept, for another seven days; a broker's name in the address sets the source, and lasts with the rest (settled §4).
 * @param before the page before; where it is another site's, its origin comes with what is new
 * @returns `kept` itself where the address says nothing new
 */
export function afterPage(
  page: URL,
  before: string | null,
  kept: KeptCampaign | null,
  now: Date,
): KeptCampaign | null {
  const utm: Campaign = {};
  for (const field of utmFields) {
    const value = page.searchParams.get(`utm_${field}`)?.trim();
    if (value) utm[field] = shortened(value);
  }
  const isNew = Object.keys(utm).length > 0;
  const source = isInBrokersName(page) ? { source: brokerSource } : null;
  if (!isNew && kept) return source && kept.source !== brokerSource ? { ...kept, ...source } : kept;
  if (!isNew && !source) return null;
  const referrer = originOf(before, page);
  const expires = new Date(now.getTime() + campaignMaxAge * 1000).toISOString();
  return { ...utm, ...source, ...(referrer && { referrer }), expires };
}

/** No character is cut in two. */
const shortened = (value: string) => value.slice(0, longest).replace(/[\ud800-\udbff]$/, '');

function isInBrokersName({ pathname, searchParams }: URL): boolean {
  const slug = searchParams.get('corretor') ?? /^\/corretor\/([^/]+)$/.exec(pathname)?.[1];
  return slug !== undefined && slugPattern.test(slug);
}

/** Of another site's address its origin is enough. */
function originOf(before: string | null, page: URL): string | null {
  const origin = before && URL.canParse(before) ? new URL(before).origin : page.origin;
  return origin === page.origin || origin === 'null' ? null : origin.slice(0, longest);
}

/** A campaign as a text, for a cookie, the browser's storage and a form's field. */
export const writeCampaign = (kept: KeptCampaign): string => JSON.stringify(kept);

/** The campaign that a text holds; null: it is over; 'bad': it is none that we could have written. */
export function readCampaign(text: string, now: Date): KeptCampaign | null | 'bad' {
  const given = parsed(text);
  const expires = given?.['expires'];
  if (!given || typeof expires !== 'string' || Number.isNaN(Date.parse(expires))) return 'bad';
  const told = fields.flatMap((field) =>
    given[field] === undefined ? [] : [[field, given[field]] as const],
  );
  const isOurs = told.every(([, value]) => typeof value === 'string' && value && value.length <= longest);
  if (!isOurs || told.length === 0) return 'bad';
  return Date.parse(expires) > now.getTime() ? { ...Object.fromEntries(told), expires } : null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
