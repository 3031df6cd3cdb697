/** Headers that a POST may carry about where it comes from; `undefined`: the header is missing. */

export const siteHost = 'www.example.com.br';

/** Of this site: its public address, or the host that was requested, however it is written. */
const ownOrigins = [`https://${siteHost}`, `HTTPS://WWW.Example.COM.br`, `https://${siteHost}:443`];
const foreignOrigins = [
  'https://evil.example',
  `https://${siteHost}.evil.example`,
  `https://${siteHost}@evil.example`,
  `https://evil.example/${siteHost}`,
  `https://${siteHost}:444`,
  // Two `Origin` headers, as Node joins them.
  `https://${siteHost}, https://evil.example`,
  `https://evil.example, https://${siteHost}`,
];
const malformedOrigins = [
  '',
  'evil',
  siteHost,
  'https://',
  'https://[',
  '//evil.example',
  'file:///',
  'NULL',
];

export const origins = [undefined, 'null', ...ownOrigins, ...foreignOrigins, ...malformedOrigins];

export const fetchSites = [
  ...[undefined, 'same-origin', 'none', 'same-site', 'cross-site'],
  ...['', 'SAME-ORIGIN', 'nonsense', 'same-origin, none', 'none, cross-site'],
];

export const hosts = [siteHost, 'WWW.EXAMPLE.COM.BR', `${siteHost}:443`];

/** Only a page of this site may post; a script outside a browser sends neither header. */
export function isAccepted(fetchSite: string | undefined, origin: string | undefined): boolean {
  if (fetchSite !== undefined && !['same-origin', 'none'].includes(fetchSite)) return false;
  if (origin === undefined || ownOrigins.includes(origin)) return true;
  return origin === 'null' && fetchSite !== undefined;
}
