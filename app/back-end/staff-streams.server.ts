import type { z } from 'zod';
import { ValueResponse } from '@contract/value-response';
import type { staffContactsQuery } from '@contract/staff-contacts';
import type { staffPortalsFilter } from '@contract/staff-portals';
import type { staffPropertiesQuery } from '@contract/staff-property-list';
import { type Caller, callerHeaders } from './caller.server';
import { ApiHttpError, ApiNetworkError, ApiTimeoutError } from './errors.server';
import { StaffRefusal } from './staff-calls.server';
import { defaultTimeoutMs, requestOf, type Transport } from './transport.server';

/** Answers that are passed on in pieces. @throws as `staffCalls` */
export const staffStreams = (transport: Transport, caller: Caller) => ({
  contactsCsv: (query: z.input<typeof staffContactsQuery>) =>
    openStream(transport, caller, { path: 'staff/contacts.csv', query }),
  feedRunCsv: (id: number) =>
    openStream(transport, caller, { path: `staff/feeds/runs/${id}/csv`, query: {} }),
  portalsCsv: (query: z.input<typeof staffPortalsFilter>) =>
    openStream(transport, caller, { path: 'staff/portals.csv', query }),
  propertiesCsv: (query: z.input<typeof staffPropertiesQuery>) =>
    openStream(transport, caller, { path: 'staff/properties.csv', query }),
  /** A JPEG. @param photo of `propertyPhotos` */
  propertyPhoto: (id: number, photo: string) =>
    openStream(transport, caller, { path: `staff/properties/${id}/photos/${photo}`, query: {} }),
});

/** The time-out is for the head of the answer: a long one takes as long as its reader. */
async function openStream(
  transport: Transport,
  caller: Caller,
  { path, query }: { path: string; query: Record<string, unknown> },
): Promise<ReadableStream<Uint8Array>> {
  const name = `GET ${path}`;
  const { timeoutMs = defaultTimeoutMs } = transport;
  const abort = new AbortController();
  const call = {
    path,
    query: query as Record<string, string>,
    headers: callerHeaders(caller),
    answer: () => null,
  };
  const request = requestOf(transport, { ...call, method: 'GET', isReading: true, name }, abort.signal);
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  const response = await Promise.race([
    transport.fetch(request),
    new Promise<never>((_, reject) =>
      abort.signal.addEventListener('abort', () => reject(new ApiTimeoutError(name, timeoutMs))),
    ),
  ])
    .catch((error: unknown) => {
      throw error instanceof ApiTimeoutError ? error : new ApiNetworkError(name, error);
    })
    .finally(() => clearTimeout(timer));
  if (response.ok && response.body) return response.body;
  throw await refusalOf(response, name);
}

async function refusalOf(response: Response, name: string): Promise<Error> {
  const answer: unknown =
    response instanceof ValueResponse ? response.value : await response.json().catch(() => null);
  const { code } = (answer ?? {}) as { code?: unknown };
  return [401, 403, 404].includes(response.status)
    ? new StaffRefusal(response.status, typeof code === 'string' ? code : '')
    : new ApiHttpError(response.status, name, null);
}
