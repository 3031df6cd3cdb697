import { contractCallOf } from '@contract/calls';
import { withoutOurs } from '@contract/ours';

/** Which fields a back end is sent: all that we have, or only those that the two specifications name (`API_FIELDS`). */
export const apiFields = ['all', 'specification'] as const;
export type ApiFields = (typeof apiFields)[number];

/** What a call says in its address and its body. */
export interface Asked {
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/**
 * What a call is asked with, without the fields that the contract marks as ours, for back ends that refuse what they do not
 * know. A call that is ours as a whole stays as it is: a back end either has it as we have it, or says that it has not.
 */
export function specifiedAlone(method: string, path: string, { query, body }: Asked): Asked {
  const call = contractCallOf(method, `/${path}`);
  if (!call || call.source === 'ours') return { query, body };
  return {
    query: call.query ? (withoutOurs(call.query, query) as Asked['query']) : query,
    body: call.body ? withoutOurs(call.body, body) : body,
  };
}
