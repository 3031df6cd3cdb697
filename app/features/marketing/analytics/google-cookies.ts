import type { Consent } from '../consent/consent';

/** Google's cookies by purpose. */
const written = {
  statistics: /^(?:_ga(?:_.*)?|_gid|_gat.*|_dc_gtm_.*|FPID|FPLC)$/,
  marketing: /^(?:_gcl_.*|_gac_.*|__gads|__gpi|__eoi|FPAU|FPGCL.*)$/,
} as const;

/** Expired cookies for all possible domains. @param cookies a `Cookie` header or `document.cookie` */
export function expiredGoogleCookies(cookies: string | null, consent: Consent, hostname: string): string[] {
  const names = new Set((cookies ?? '').split(';').map((each) => each.split('=', 1)[0]!.trim()));
  const over = [...names].filter((name) =>
    Object.entries(written).some(
      ([choice, pattern]) => !consent[choice as keyof typeof written] && pattern.test(name),
    ),
  );
  const places = ['', ...hostsOf(hostname).map((host) => `; Domain=${host}`)];
  return over
    .slice(0, maxCookies)
    .flatMap((name) => places.map((place) => `${name}=; Path=/; Max-Age=0${place}`));
}

const maxCookies = 20;

/** 'www.casa.com.br', 'casa.com.br', 'com.br' (which browsers reject). */
function hostsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  const isName = labels.length > 1 && !/^[\d.]+$/.test(hostname);
  return isName ? labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.')) : [];
}
