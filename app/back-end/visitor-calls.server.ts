import type { RegisterAnnouncementInput } from '@contract/announcements';
import type { LeadInput } from '@contract/leads';
import { announceFormId, campaignQuery, marketingFields } from '@contract/marketing-fields';
import { productHistoryAnswer } from '@contract/product-history';
import type { Negotiation } from '@domain/search/filters';
import type { Additions } from './additions.server';
import { draftCalls } from './draft-calls.server';
import { bySchema } from './parsers/by-schema.server';
import { codeLookup, knownVisitor, leadTaken, places } from './parsers/lists.server';
import type { Call, CallOptions } from './transport.server';
import { viewCalls, type ViewWords } from './view-calls.server';

/** Call for an announced property (spec 2 §7); undefined for other leads. */
function registration(lead: LeadInput) {
  const { announced, idempotency_key, request_id, campaign, experiments, consent, from } = lead;
  if (!announced) return undefined;
  const mautic: Record<string, string | string[]> = { formId: String(announceFormId) };
  for (const [name, value] of [...marketingFields(lead), ...campaignQuery(lead)])
    mautic[name] = name.endsWith('[]') ? [mautic[name] ?? [], value].flat() : value;
  const ours = { idempotency_key, request_id, campaign, experiments, consent, from };
  const body = { ...announced, mautic, ...ours };
  return { path: 'sellRent/register', body: body satisfies RegisterAnnouncementInput };
}

type Send = <Model>(call: Call<Model>) => Promise<Model>;

/** Calls of guests and of signed-in visitors. */
export const visitorCalls = (call: Send, addition: Additions, words: ViewWords) => ({
  productByCode: (code: string) =>
    call({
      path: `products/code/${encodeURIComponent(code)}`,
      callName: 'products/code/:code',
      answer: codeLookup,
    }),
  getLocations: (anonymousUserId?: string) =>
    call({
      path: 'sellRent/getLocations',
      query: { anonymous_user_id: anonymousUserId },
      answer: knownVisitor,
    }),
  rememberSearch: (anonymousUserId: string, locationId: number) =>
    call({
      path: 'search/recent',
      body: { anonymous_user_id: anonymousUserId, location_id: locationId },
      answer: places('recent_searchs'),
    }),
  /** Stored once for each idempotency key. Resolves after storage. */
  sendLead: (lead: LeadInput, options: CallOptions = {}) =>
    call({ ...(registration(lead) ?? { path: 'leads', body: lead }), answer: leadTaken, ...options }),
  productHistory: (id: number, negotiationType: Negotiation, options: CallOptions = {}) =>
    addition('productHistory', () =>
      call({
        path: `productHistory/${id}`,
        callName: 'productHistory/:id',
        query: { negotiationType },
        answer: bySchema(productHistoryAnswer),
        ...options,
      }),
    ),
  ...viewCalls(call, addition, words),
  ...draftCalls(call, addition),
});
export type VisitorCalls = ReturnType<typeof visitorCalls>;
