import { commaList } from '@api/platform/process/setting';
import { readWebhookSecret } from '@api/leads/webhook-settings';

/** Who may send what; null: that address does not exist. */
export interface InboundSettings {
  zap: readonly string[] | null;
  imovelweb: { header: string; secrets: readonly string[] } | null;
  state: readonly Buffer[] | null;
}
export const noInbound: InboundSettings = { zap: null, imovelweb: null, state: null };

/** The second one is for a rotation. */
const maxSecrets = 2;
const portalSecret = /^[\x20-\x7e]{16,500}$/;

/** null: too short, too many, or not text that a header carries. */
export function readPortalSecrets(text: string): string[] | null {
  const secrets = commaList(text);
  return isCount(secrets) && secrets.every((each) => portalSecret.test(each)) ? secrets : null;
}

/** Of Standard Webhooks. */
export function readStateSecrets(text: string): Buffer[] | null {
  const keys = commaList(text).map(readWebhookSecret);
  return isCount(keys) && keys.every((key) => key !== null && key.length >= 24) ? (keys as Buffer[]) : null;
}

const isCount = ({ length }: readonly unknown[]) => length > 0 && length <= maxSecrets;

/** Headers that a proxy or the site itself reads cannot carry a secret. */
export const readHeaderName = (text: string): string | null =>
  /^(?:authorization|x-[a-z\d-]{1,60}|api-key)$/i.test(text) &&
  !/^x-(?:forwarded|visitor|real|request|api-secret)/i.test(text)
    ? text.toLowerCase()
    : null;
