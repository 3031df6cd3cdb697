import type { Consent } from '../consent/consent';

/** The cookies that Google's tags write on a site's own host and its parents, by what allows them. */
const written = {
  statistics: /^(?:_ga(?:_.*)?|_gid|_gat.*|_dc_gtm_.*|FPID|FPLC)$/,
  marketing: /^(?:_gcl_.*|_gac_.*|__gads|__gpi|__eoi|FPAU|FPGCL.*)$/,
} as const;

/**
 * What takes away those that are there and no longer allowed: a cookie without content for each place that it may lie in,
 * which is told to nobody but the browser.
 * @param cookies a `Cookie` header or `document.cookie`
 * @param hostname the site's own
 */
export function googleCookiesOver(cookies: string | null, consent: Consent, hostname: string): string[] {
  const names = new Set((cookies ?? '').split(';').map((each) => each.split('=', 1)[0]!.trim()));
  const over = [...names].filter((name) =>
    Object.entries(written).some(
      ([choice, pattern]) => !consent[choice as keyof typeof written] && pattern.test(name),
    ),
  );
  const places = ['', ...hostsOf(hostname).map((host) => `; Domain=${host}`)];
  return over
    .slice(0, mostAtOnce)
    .flatMap((name) => places.map((place) => `${name}=; Path=/; Max-Age=0${place}`));
}

/** A container writes a handful. */
const mostAtOnce = 20;

/** A host and its parents that may hold cookies: 'www.casa.com.br', 'casa.com.br', 'com.br' (which browsers refuse). */
function hostsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  const isName = labels.length > 1 && !/^[\d.]+$/.test(hostname);
  return isName ? labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.')) : [];
}
