import type { Context } from 'hono';
import type { CallBindings } from '@api/auth/caller';
import { requestId } from '@api/request-id';
import type { Lead } from '@contract/leads';

/**
 * What only a website of ours may tell of a lead: by which request it came (later than that, from its outbox, it still carries
 * its name), and from where.
 */
export function asKnown<Sent extends Pick<Lead, 'request_id' | 'from'>>(context: Context, sent: Sent) {
  const isStranger = (context.env as CallBindings | undefined)?.isStranger;
  return {
    ...sent,
    request_id: (!isStranger && sent.request_id) || requestId(),
    from: isStranger ? undefined : sent.from,
  };
}
