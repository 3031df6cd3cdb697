import { createHash } from 'node:crypto';
import type { SocialProvider } from '@domain/providers';
import type { Env } from './env';
import type { HeaderList } from './reply';

export interface SecurityHeaders {
  /** For everything that is not a page: files, data, small answers. */
  plain: HeaderList;
  /** For a page whose own inline scripts these are; `withOneTap`: Google's one tap may run in it. */
  page(inlineScripts: readonly string[], withOneTap?: boolean): HeaderList;
  /** A `Set-Cookie` value: on https no cookie travels without it. */
  cookie(value: string): string;
}

/** Two years, in seconds; whether subdomains are on https too is the operator's to know (docs/decisions/0027). */
const httpsFor = 2 * 365 * 24 * 3600;

/** What no page here asks for is asked for by nobody; a place is, by ourselves ('Perto de mim'). */
const permissions = [
  'geolocation=(self)',
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
].map((each) => (each.includes('=') ? each : `${each}=()`));

/** What Google's one tap loads (its documentation's own list), where it may. */
const googlesOneTap = {
  scripts: ['https://accounts.google.com/gsi/client'],
  styles: ['https://accounts.google.com/gsi/style'],
  frames: ['https://accounts.google.com/gsi/'],
  connections: ['https://accounts.google.com/gsi/'],
};
const noOneTap: typeof googlesOneTap = { scripts: [], styles: [], frames: [], connections: [] };

/**
 * What Tag Manager, Analytics and the measuring of advertisements ask for (their documentation's list), where the operator
 * has a container. Scripts come from Tag Manager alone, so a container's own HTML and JavaScript do not run, nor do frames.
 */
const googlesTags = {
  scripts: ['https://www.googletagmanager.com'],
  asked: [
    ...[
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
    ...['https://www.google.com', 'https://stats.g.doubleclick.net', 'https://googleads.g.doubleclick.net'],
    ...['https://www.googleadservices.com', 'https://pagead2.googlesyndication.com'],
  ],
};
const noTags: typeof googlesTags = { scripts: [], asked: [] };

/**
 * The headers that every answer carries (docs/decisions/0027-security-headers.md). Pages may run their own inline
 * scripts, allowed by the hash of their text, and nothing else that is inline; style attributes are allowed for the
 * pictures' placeholders.
 */
export function securityHeaders({ siteUrl, settings, imageOrigins, providers, mode }: Env): SecurityHeaders {
  const https = siteUrl.startsWith('https://');
  const development = mode === 'development';
  const common = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', permissions.join(', ')],
    // A provider's window, which this site opens, may tell it that somebody has signed in.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    ...(https ? [['strict-transport-security', `max-age=${httpsFor}`]] : []),
  ].flat();

  const tags = settings.gtmId ? googlesTags : noTags;
  const images = ["'self'", 'data:', tileOrigin(settings.mapTileUrl), ...imageOrigins, ...tags.asked];
  const frames = settings.embedHosts.map((host) => `https://${host}`);
  const policyWith = (oneTap: typeof noOneTap) =>
    [
      "default-src 'none'",
      ["style-src 'self'", ...(development ? ["'unsafe-inline'"] : []), ...oneTap.styles].join(' '),
      ...(development ? [] : ["style-src-attr 'unsafe-inline'"]),
      `img-src ${images.filter(Boolean).join(' ')}`,
      "font-src 'self'",
      "manifest-src 'self'",
      `frame-src ${[...frames, ...oneTap.frames].join(' ') || "'none'"}`,
      ["connect-src 'self'", ...(development ? ['ws:'] : []), ...oneTap.connections, ...tags.asked].join(' '),
      "object-src 'none'",
      "base-uri 'none'",
      ["form-action 'self'", ...providerOrigins(providers)].join(' '),
      "frame-ancestors 'none'",
      ...(https ? ['upgrade-insecure-requests'] : []),
      ["script-src 'self'", ...tags.scripts, ...oneTap.scripts].join(' '),
    ].join('; ');
  const [policy, oneTapPolicy] = [policyWith(noOneTap), policyWith(googlesOneTap)];
  const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  const hashes = new Map<string, string>();
  const hash = (script: string) => {
    const known = hashes.get(script);
    if (known) return known;
    // The scripts are few: a handful of each route's. The bound is only for a mistake's sake.
    if (hashes.size > 500) hashes.clear();
    const made = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    hashes.set(script, made);
    return made;
  };
  return {
    cookie: (value) => (https && !/;\s*secure\b/i.test(value) ? `${value}; Secure` : value),
    plain: [...common, 'content-security-policy', nothing],
    page: (inlineScripts, withOneTap) => [
      ...common,
      'content-security-policy',
      `${withOneTap ? oneTapPolicy : policy} ${inlineScripts.map(hash).join(' ')}`,
    ],
  };
}

/** Where the pages stand that providers have of their own; a phone is led on to Facebook's other one. */
const ownPages: Record<SocialProvider, string[]> = {
  google: ['https://accounts.google.com'],
  facebook: ['https://www.facebook.com', 'https://m.facebook.com'],
};

/** All that signing in with a provider may lead a form through: a browser asks at each station of the way. */
function providerOrigins({ identity, google }: Env['providers']): string[] {
  const service = identity
    ? [identity.pagesOrigin, ...identity.providers.flatMap((each) => ownPages[each])]
    : [];
  return [...new Set([...service, ...(google?.clientSecret ? ownPages.google : [])])];
}

/** The origin in an address pattern; `{s}` stands for the tile server's subdomains. */
function tileOrigin(pattern: string | null) {
  const match = pattern?.match(/^(https?:\/\/)([^/]+)/);
  return match ? `${match[1]}${match[2]!.replace(/^\{s\}/, '*')}` : '';
}

/** The same headers for what other sites may embed: the pictures of shared pages, and of letters. */
export function openToOthers(security: HeaderList): HeaderList {
  const name = 'cross-origin-resource-policy';
  return security.map((value, index) => (security[index - 1] === name ? 'cross-origin' : value));
}
