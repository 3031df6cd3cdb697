import { email } from '@domain/validation/email';

export interface Sender {
  name: string | null;
  address: string;
}

/** Parses 'Bossa Nova <nao-responda@exemplo.com.br>' or the address alone. `name` null: the brokerage's name. */
export function readSender(text: string): Sender | null {
  const [, name = '', inBrackets] = /^"?([^"<>@\r\n]{0,60}?)"?\s*<([^<>\s]+)>$/.exec(text.trim()) ?? [];
  const address = email.safeParse(inBrackets ?? text);
  return address.success ? { name: name.trim() || null, address: address.data } : null;
}

export const defaultSender = (siteUrl: string): Sender => ({
  name: null,
  address: `nao-responda@${new URL(siteUrl).hostname}`,
});
