import { isLoopback } from '@api/platform/http/trusted-callers';
import { email } from '@domain/validation/email';

export interface Webhook {
  url: string;
  key: Buffer;
}

const shortest = 32;

/** Accepts https, or http on this machine, without credentials; otherwise null. */
export function readWebhookUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, username, password, href } = new URL(text);
  const isOwn = isLoopback(hostname.replace(/^\[(.+)\]$/, '$1'));
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwn)) return null;
  return username || password ? null : href;
}

/** 'whsec_' precedes base64 (Standard Webhooks); null: the secret is too short. */
export function readWebhookSecret(text: string): Buffer | null {
  if (text.length < shortest) return null;
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  return base64 ? Buffer.from(base64, 'base64') : Buffer.from(text);
}

/** Example: 'contatos@casa.com.br, vendas@casa.com.br'. null: an address is invalid. */
export function readAddresses(text: string): string[] | null {
  const given = text.split(',').map((each) => email.safeParse(each.trim().toLowerCase()));
  return given.every(({ success }) => success) ? [...new Set(given.map(({ data }) => data!))] : null;
}
