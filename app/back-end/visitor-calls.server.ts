import type { RegisterAnnouncementInput } from '@contract/announcements';
import type { LeadInput } from '@contract/leads';
import { announceFormId, campaignQuery, marketingFields } from '@contract/marketing-fields';
import { productHistoryAnswer } from '@contract/product-history';
import type { Negotiation } from '@domain/search/filters';
import type { Additions } from './additions.server';
import { draftCalls } from './draft-calls.server';
import { isSignedOut } from './errors.server';
import { bySchema } from './reading/by-schema.server';
import { codeLookup, knownVisitor, leadTaken, places } from './reading/lists.server';
import type { Call, CallOptions } from './transport.server';
import { viewCalls, type ViewWords } from './view-calls.server';

/** A home that is announced, as the call of its own takes it (spec 2 §7); undefined: it is another lead. */
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

/** The calls whose answer is one visitor's alone: of who is signed in they carry the bearer (spec 1 §9), else nobody's. */
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
  /** Kept once for each idempotency key; resolves only once it is kept. */
  sendLead: (lead: LeadInput, options: CallOptions = {}) =>
    call({ ...(registration(lead) ?? { path: 'leads', body: lead }), answer: leadTaken, ...options }),
  /** What happened to a property, for whom it is shown: a call of ours. */
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

interface Visit {
  api: VisitorCalls;
  session: { customer(): Promise<VisitorCalls | null>; end(): void };
}

/** Asks as who is signed in; where the session has ended or cannot be renewed, as nobody: what is asked is anybody's. */
export async function asVisitor<T>(
  { api, session }: Visit,
  ask: (calls: VisitorCalls) => Promise<T>,
): Promise<T> {
  const customer = await session.customer().catch(() => null);
  if (!customer) return ask(api);
  try {
    return await ask(customer);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    session.end();
    return ask(api);
  }
}
