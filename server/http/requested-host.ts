import type { IncomingMessage } from 'node:http';
import { isFromProxy, type RawRequest } from './trusted-proxies';

type RequestHead = Pick<IncomingMessage, 'headers' | 'httpVersion' | 'rawHeaders' | 'url'>;

/** A host name or an IP address, with an optional port; no user information (RFC 9112, section 3.2). */
const hostShape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;
const isHost = (text: string) => hostShape.test(text) && URL.canParse(`http://${text}`);

/** Node drops a second `Host`. HTTP/1.0 has none. */
export function hasOneHost({ headers: { host }, httpVersion, rawHeaders, url }: RequestHead): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && /^host$/i.test(name));
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.length === 1 && host !== undefined && isHost(host) && isTargetAt(url!, host);
}

/** A target in absolute form (`GET http://host/path`) must name the same host. */
function isTargetAt(target: string, host: string): boolean {
  if (target.startsWith('/') || !URL.canParse(target)) return true;
  return hostOf(target) === hostAt(target, host);
}

/** Whether `Origin` is the site's or the host that the browser requested; a trusted proxy may name that host. */
export function isOwnOrigin(req: Pick<RawRequest, 'headers' | 'app' | 'socket'>, siteUrl: string): boolean {
  const { origin, host, 'x-forwarded-host': forwardedHost } = req.headers;
  if (origin === undefined || !/^https?:\/\//i.test(origin) || !URL.canParse(origin)) return false;
  const requestedHost = forwardedHost && isFromProxy(req) ? firstOf(forwardedHost) : host;
  if (new URL(origin).origin === siteUrl) return true;
  return requestedHost !== undefined && hostOf(origin) === hostAt(origin, requestedHost);
}

const hostOf = (url: string) => new URL(url).host;

/** `host` as a URL of the same scheme has it: in lower case, without the default port. */
function hostAt(url: string, host: string): string | null {
  const own = `${new URL(url).protocol}//${host}`;
  return URL.canParse(own) ? hostOf(own) : null;
}

const firstOf = (list: string | string[]) => String(list).split(',', 1)[0]!.trim();
