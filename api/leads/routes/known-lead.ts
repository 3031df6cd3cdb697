import type { Context } from 'hono';
import type { CallBindings } from '@api/platform/http/caller';
import { requestId } from '@api/platform/process/request-id';
import type { Lead } from '@contract/leads';

/** Accepts request id and origin only from our own website. A lead from its outbox keeps its first request id. */
export function asKnown<Sent extends Pick<Lead, 'request_id' | 'from'>>(context: Context, sent: Sent) {
  const isStranger = (context.env as CallBindings | undefined)?.isStranger;
  return {
    ...sent,
    request_id: (!isStranger && sent.request_id) || requestId(),
    from: isStranger ? undefined : sent.from,
  };
}
