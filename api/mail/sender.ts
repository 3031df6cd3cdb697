import { email } from '@domain/validation/email';

/** Whom letters come from. */
export interface Sender {
  name: string;
  address: string;
}

const brand = 'Bossa Nova';

/** Reads 'Bossa Nova <nao-responda@exemplo.com.br>' or the address alone; null for anything else. */
export function readSender(text: string): Sender | null {
  const [, name = '', inBrackets] = /^"?([^"<>@\r\n]{0,60}?)"?\s*<([^<>\s]+)>$/.exec(text.trim()) ?? [];
  const address = email.safeParse(inBrackets ?? text);
  return address.success ? { name: name.trim() || brand, address: address.data } : null;
}

/** Where the operator has named no sender: the site's own host. */
export const defaultSender = (siteUrl: string): Sender => ({
  name: brand,
  address: `nao-responda@${new URL(siteUrl).hostname}`,
});
