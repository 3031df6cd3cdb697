import { isIP } from 'node:net';

export interface SmtpServer {
  host: string;
  port: number;
  auth?: { user: string; pass: string };
  secure: boolean;
  requireTLS: boolean;
}

const defaultPorts = { 'smtp:': 587, 'smtps:': 465 };

/** Null if malformed. `smtp` requires STARTTLS, except on this machine or with `?requireTLS=false`. */
export function readSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = new URL(text);
  const host = hostname.replace(/^\[(.+)\]$/, '$1');
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return null;
  if (!host || (pathname !== '' && pathname !== '/') || hash || Boolean(username) !== Boolean(password))
    return null;
  const requireTls = searchParams.get('requireTLS');
  if (searchParams.size > (requireTls === null ? 0 : 1) || ![null, 'true', 'false'].includes(requireTls))
    return null;
  try {
    return {
      host,
      port: port ? Number(port) : defaultPorts[protocol],
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      secure: protocol === 'smtps:',
      requireTLS: requireTls === null ? !isThisMachine(host) : requireTls === 'true',
    };
  } catch {
    return null;
  }
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
