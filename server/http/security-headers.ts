import { createHash } from 'node:crypto';
import type { SocialProvider } from '@domain/people/providers';
import type { Env } from '../env';
import type { HeaderList } from './reply';

export interface SecurityHeaders {
  plain: HeaderList;
  /** @param kind what the page may do besides: show Google One Tap, lead by a form to WhatsApp */
  page(inlineScripts: readonly string[], kind?: 'oneTap' | 'whatsapp' | null): HeaderList;
  /** Makes a `Set-Cookie` value `Secure` on https. */
  cookie(value: string): string;
}

/** In seconds; only the operator knows whether subdomains use https too (docs/decisions/0027). */
const httpsFor = 2 * 365 * 24 * 3600;

/** Denies features that no page uses; 'Perto de mim' uses geolocation. */
const permissions = [
  'geolocation=(self)',
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
].map((each) => (each.includes('=') ? each : `${each}=()`));

/** Resources of Google One Tap (its documentation's list). */
const googlesOneTap = {
  scripts: ['https://accounts.google.com/gsi/client'],
  styles: ['https://accounts.google.com/gsi/style'],
  frames: ['https://accounts.google.com/gsi/'],
  connections: ['https://accounts.google.com/gsi/'],
};
const noOneTap: typeof googlesOneTap = { scripts: [], styles: [], frames: [], connections: [] };

// Scripts come from Tag Manager alone: HTML, JavaScript and frames of a container do not run.
/** Resources of Tag Manager, Analytics and ads measurement (their documentation), only with a container. */
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

/** Inline scripts run only by hash; placeholders need style attributes (docs/decisions/0027-security-headers.md). */
export function securityHeaders({ siteUrl, settings, imageOrigins, providers, mode }: Env): SecurityHeaders {
  const https = siteUrl.startsWith('https://');
  const development = mode === 'development';
  const common = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', permissions.join(', ')],
    // The popup of a provider must be able to report the sign-in.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    ...(https ? [['strict-transport-security', `max-age=${httpsFor}`]] : []),
  ].flat();

  const tags = settings.gtmId ? googlesTags : noTags;
  const images = ["'self'", 'data:', tileOrigin(settings.mapTileUrl), ...imageOrigins, ...tags.asked];
  const frames = settings.embedHosts.map((host) => `https://${host}`);
  const policyWith = (oneTap: typeof noOneTap, formTargets: readonly string[] = []) =>
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
      ["form-action 'self'", ...providerOrigins(providers), ...formTargets].join(' '),
      "frame-ancestors 'none'",
      ...(https ? ['upgrade-insecure-requests'] : []),
      ["script-src 'self'", ...tags.scripts, ...oneTap.scripts].join(' '),
    ].join('; ');
  const policies = {
    usual: policyWith(noOneTap),
    oneTap: policyWith(googlesOneTap),
    whatsapp: policyWith(noOneTap, whatsappOrigins),
  };
  const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  const hashes = new Map<string, string>();
  const hash = (script: string) => {
    const known = hashes.get(script);
    if (known) return known;
    // Each route has a handful of scripts; the bound is for bugs.
    if (hashes.size > 500) hashes.clear();
    const made = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    hashes.set(script, made);
    return made;
  };
  return {
    cookie: (value) => (https && !/;\s*secure\b/i.test(value) ? `${value}; Secure` : value),
    plain: [...common, 'content-security-policy', nothing],
    page: (inlineScripts, kind) => [
      ...common,
      'content-security-policy',
      `${policies[kind ?? 'usual']} ${inlineScripts.map(hash).join(' ')}`,
    ],
  };
}

/** Origins of the providers' own pages; Facebook redirects phones to its mobile site. */
const ownPages: Record<SocialProvider, string[]> = {
  google: ['https://accounts.google.com'],
  facebook: ['https://www.facebook.com', 'https://m.facebook.com'],
};

/** A form leads to wa.me, which redirects; browsers check `form-action` at each. */
const whatsappOrigins = ['https://wa.me', 'https://api.whatsapp.com'];

/** Browsers check `form-action` at every redirect of a sign-in. */
function providerOrigins({ identity, google }: Env['providers']): string[] {
  const service = identity
    ? [identity.pagesOrigin, ...identity.providers.flatMap((each) => ownPages[each])]
    : [];
  return [...new Set([...service, ...(google?.clientSecret ? ownPages.google : [])])];
}

function tileOrigin(pattern: string | null) {
  const match = pattern?.match(/^(https?:\/\/)([^/]+)/);
  return match ? `${match[1]}${match[2]!.replace(/^\{s\}/, '*')}` : '';
}

/** For files that other sites embed: share images, and photos in e-mails. */
export function allowCrossOrigin(security: HeaderList): HeaderList {
  const name = 'cross-origin-resource-policy';
  return security.map((value, index) => (security[index - 1] === name ? 'cross-origin' : value));
}
