/** One answer as a scanner sees it. */
export interface Scanned {
  headers: Headers;
  html: string;
}

/** What a test of the scanner found, and how it changes the score. */
type Finding = readonly [result: string, points: number];

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const broadOrInline = [...broad, "'unsafe-inline'", 'data:'];
const isInsecure = (source: string) => /^(http|ftp):/.test(source);

/**
 * The score of Mozilla's HTTP Observatory, as over https: its tests and points as its source has them
 * (mdn/mdn-http-observatory, src/analyzer and src/grader, read 2026-11-21). Left out is what one answer cannot tell: the
 * redirect from http, the preload list.
 */
export function observatoryScore(answer: Scanned): { score: number; findings: Finding[] } {
  const findings = [
    policy(answer),
    cookies(answer),
    sharing(answer),
    referrer(answer),
    transport(answer),
    scripts(answer),
    sniffing(answer),
    framing(answer),
    ...isolation(answer),
  ];
  const points = findings.map(([, each]) => each);
  const lost = sum(points.filter((each) => each < 0));
  // What is more than good counts only for who has nothing bad.
  return { score: 100 + (lost > -10 ? sum(points) : lost), findings };
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** The policy's directives; null where it cannot be read. */
function directives(headers: Headers): Map<string, string[]> | null {
  const all = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((each) => each.trim().toLowerCase().split(/\s+/));
  const named = all.filter(([name]) => name).map(([name, ...sources]) => [name!, sources] as const);
  return new Set(named.map(([name]) => name)).size === named.length ? new Map(named) : null;
}

function policy({ headers }: Scanned): Finding {
  const csp = directives(headers);
  if (!csp) return ['csp-header-invalid', -25];
  if (csp.size === 0) return ['csp-not-implemented', -25];
  const sources = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const [script, style] = ['script-src', 'style-src'].map(withoutVoidInline(sources)) as [string[], string[]];
  const passive = ['img-src', 'media-src'];
  const active = [...csp].filter(([name]) => !passive.includes(name)).flatMap(([, each]) => each);
  if (script.some((each) => broadOrInline.includes(each))) return ['csp-unsafe-inline', -20];
  if (sources('object-src').some((each) => broad.includes(each))) return ['csp-unsafe-objects', -20];
  if (active.some(isInsecure)) return ['csp-insecure-scheme', -20];
  if ([...script, ...style].includes("'unsafe-eval'")) return ['csp-unsafe-eval', -10];
  if (passive.flatMap(sources).some(isInsecure)) return ['csp-insecure-passive', -10];
  if (style.some((each) => broadOrInline.includes(each))) return ['csp-unsafe-style', 0];
  return csp.get('default-src')?.join() === "'none'" ? ['csp-default-none', 10] : ['csp-no-unsafe', 5];
}

/** Beside a hash or a nonce browsers do not heed 'unsafe-inline'. */
const withoutVoidInline = (sources: (name: string) => string[]) => (name: string) =>
  sources(name).some((each) => /^'(sha\d{3}|nonce)-/.test(each))
    ? sources(name).filter((each) => each !== "'unsafe-inline'")
    : sources(name);

function cookies({ headers }: Scanned): Finding {
  const set = headers.getSetCookie();
  if (set.length === 0) return ['cookies-not-found', 0];
  const isSession = (cookie: string) => /login|sess/i.test(cookie.split('=')[0]!);
  const lacks = (attribute: RegExp) => (cookie: string) => !attribute.test(cookie);
  if (set.some((each) => isSession(each) && lacks(/;\s*httponly/i)(each))) return ['session-readable', -30];
  if (set.some((each) => /;\s*samesite=(?!lax|strict)/i.test(each))) return ['cookies-samesite-invalid', -20];
  const open = set.filter(lacks(/;\s*secure/i));
  if (open.length > 0) return ['cookies-without-secure', open.some(isSession) ? -10 : -5];
  return set.some(lacks(/;\s*samesite=/i)) ? ['cookies-secure', 0] : ['cookies-secure-samesite', 5];
}

function sharing({ headers }: Scanned): Finding {
  const isOpen =
    headers.has('access-control-allow-origin') && headers.has('access-control-allow-credentials');
  return isOpen ? ['cors-universal', -50] : ['cors-none-or-public', 0];
}

function referrer({ headers }: Scanned): Finding {
  const good = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const last = headers.get('referrer-policy')?.split(',').at(-1)?.trim();
  if (last === undefined) return ['referrer-not-implemented', 0];
  return good.test(last) ? ['referrer-private', 5] : ['referrer-unsafe', -5];
}

function transport({ headers }: Scanned): Finding {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (age === undefined) return ['hsts-not-implemented', -20];
  return Number(age) >= 15_768_000 ? ['hsts-six-months', 0] : ['hsts-too-short', -10];
}

/** Only scripts of other sites have to prove themselves. */
function scripts({ html }: Scanned): Finding {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  const bare = foreign.filter(([tag]) => !tag.includes('integrity='));
  if (bare.some(([, src]) => !src!.startsWith('https:'))) return ['sri-insecure', -50];
  return bare.length > 0 ? ['sri-missing', -5] : ['sri-not-needed', 0];
}

const sniffing = ({ headers }: Scanned): Finding =>
  headers.get('x-content-type-options') === 'nosniff' ? ['nosniff', 0] : ['sniffing', -5];

function framing({ headers }: Scanned): Finding {
  const isRefused = /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '');
  return isRefused || directives(headers)?.has('frame-ancestors') ? ['framing-refused', 5] : ['framing', -20];
}

const isolation = ({ headers }: Scanned): Finding[] =>
  (
    [
      ['cross-origin-resource-policy', /^same-(origin|site)$/],
      ['cross-origin-opener-policy', /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/],
      ['cross-origin-embedder-policy', /^(require-corp|credentialless)$/],
    ] as const
  ).map(([name, good]) => [name, good.test(headers.get(name) ?? '') ? 10 : 0]);
