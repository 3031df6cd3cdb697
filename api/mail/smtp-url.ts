import { isIP } from 'node:net';

/** How a mail server is reached. */
export interface SmtpServer {
  host: string;
  port: number;
  auth?: { user: string; pass: string };
  /** TLS from the first byte on ('smtps'). */
  secure: boolean;
  /** Whether a connection that cannot be encrypted is given up. */
  requireTLS: boolean;
}

const defaultPorts = { 'smtp:': 587, 'smtps:': 465 };

/**
 * Reads `smtp[s]://[user:password@]host[:port]`; null for anything else. `smtp` is encrypted by STARTTLS or not at all
 * used, except on this machine itself or where `?requireTLS=false` says that the way there is trusted.
 */
export function readSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = new URL(text);
  const host = hostname.replace(/^\[(.+)\]$/, '$1');
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return null;
  if (!host || (pathname !== '' && pathname !== '/') || hash || Boolean(username) !== Boolean(password))
    return null;
  const asked = searchParams.get('requireTLS');
  if (searchParams.size > (asked === null ? 0 : 1) || ![null, 'true', 'false'].includes(asked)) return null;
  try {
    return {
      host,
      port: port ? Number(port) : defaultPorts[protocol],
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      secure: protocol === 'smtps:',
      requireTLS: asked === null ? !isThisMachine(host) : asked === 'true',
    };
  } catch {
    return null;
  }
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
