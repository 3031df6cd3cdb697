import { contractCallOf } from '@contract/calls';
import { withoutOurs } from '@contract/ours';

/** Fields to send: all, or only those of the two specifications (`API_FIELDS`). */
export const apiFields = ['all', 'specification'] as const;
export type ApiFields = (typeof apiFields)[number];

export interface CallInput {
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** Removes our own fields, for back ends that reject unknown ones. Our own calls stay unchanged. */
export function keepSpecifiedFields(method: string, path: string, { query, body }: CallInput): CallInput {
  const call = contractCallOf(method, `/${path}`);
  if (!call || call.source === 'ours') return { query, body };
  return {
    query: call.query ? (withoutOurs(call.query, query) as CallInput['query']) : query,
    body: call.body ? withoutOurs(call.body, body) : body,
  };
}
