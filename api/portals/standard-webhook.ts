import { createHmac, timingSafeEqual } from 'node:crypto';
import { clock } from '@domain/kernel/clock';

export interface WebhookMessage {
  id: string;
  /** s, as the sender signed it. */
  sentAt: number;
}

const toleranceSeconds = 300;
/** A sender signs with each key of a rotation. */
const maxSignatures = 10;

/** Headers and body of Standard Webhooks; null: forged, incomplete, or older or newer than five minutes. */
export function readMessage(
  keys: readonly Buffer[],
  header: (name: string) => string | undefined,
  body: Uint8Array,
): WebhookMessage | null {
  const id = header('webhook-id') ?? '';
  const time = header('webhook-timestamp') ?? '';
  const signatures = (header('webhook-signature') ?? '').split(' ', maxSignatures);
  const expected = keys.map((key) =>
    createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest(),
  );
  const isSigned = signatures
    .flatMap((each) => (each.startsWith('v1,') ? [Buffer.from(each.slice(3), 'base64')] : []))
    .map((given) => expected.map((mac) => given.length === mac.length && timingSafeEqual(given, mac)))
    .flat()
    .includes(true);
  const sentAt = /^\d{10}$/.test(time) ? Number(time) : 0;
  const isCurrent = Math.abs(clock.nowMs() / 1000 - sentAt) <= toleranceSeconds;
  return isSigned && isCurrent && id !== '' && id.length <= 200 ? { id, sentAt } : null;
}
