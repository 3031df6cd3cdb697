import { email } from '@domain/validation/email';

/** Whom letters come from. */
export interface Sender {
  /** null: the house's own. */
  name: string | null;
  address: string;
}

/** Reads 'Bossa Nova <nao-responda@exemplo.com.br>' or the address alone; null for anything else. */
export function readSender(text: string): Sender | null {
  const [, name = '', inBrackets] = /^"?([^"<>@\r\n]{0,60}?)"?\s*<([^<>\s]+)>$/.exec(text.trim()) ?? [];
  const address = email.safeParse(inBrackets ?? text);
  return address.success ? { name: name.trim() || null, address: address.data } : null;
}

/** Where the operator has named no sender: the site's own host. */
export const defaultSender = (siteUrl: string): Sender => ({
  name: null,
  address: `nao-responda@${new URL(siteUrl).hostname}`,
});
