import { isLoopback } from '@api/known-callers';
import { email } from '@domain/validation/email';

/** Where leads are posted to, and the secret that signs them. */
export interface Webhook {
  url: string;
  key: Buffer;
}

/** Shortest secret, in characters. */
const shortest = 32;

/** A web address that leads may be posted to: https, or http on this machine itself; null: it is none. */
export function readWebhookUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, username, password, href } = new URL(text);
  const isOwn = isLoopback(hostname.replace(/^\[(.+)\]$/, '$1'));
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwn)) return null;
  return username || password ? null : href;
}

/** The key that signs: the secret's bytes, or after 'whsec_' what it says in base64, as Standard Webhooks has it; null: too short. */
export function readWebhookSecret(text: string): Buffer | null {
  if (text.length < shortest) return null;
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  return base64 ? Buffer.from(base64, 'base64') : Buffer.from(text);
}

/** Reads 'contatos@casa.com.br, vendas@casa.com.br'; null where one is no address. */
export function readAddresses(text: string): string[] | null {
  const given = text.split(',').map((each) => email.safeParse(each.trim().toLowerCase()));
  return given.every(({ success }) => success) ? [...new Set(given.map(({ data }) => data!))] : null;
}
