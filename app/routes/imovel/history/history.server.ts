import type { AppLoadContext } from '@remix-run/node';
import { parsePropertyPath } from '@domain/property/property-url';
import { sectionOf } from '~/back-end/section.server';
import type { VisitorCalls } from '~/back-end/visitor-calls.server';
import { customerShare, forCustomer } from '~/features/account/session/for-customer.server';
import { type Timeline, timelineOf } from './timeline';

export interface ShownHistory extends Timeline {
  isPublic: boolean;
}

/** Calls the back end only for visitors that PRICE_HISTORY permits. undefined on failure: the page works without it. */
export async function shownHistory(
  request: Request,
  context: AppLoadContext,
): Promise<ShownHistory | undefined> {
  const { priceHistory } = context.settings;
  const address = parsePropertyPath(new URL(request.url).pathname);
  if (!address || priceHistory === 'off') return undefined;
  const { id } = address;
  const negotiation = address.negotiation ?? 'sell';
  const isPublic = priceHistory === 'public';
  const loadHistory = (calls: VisitorCalls) =>
    sectionOf(
      calls.productHistory(id, negotiation, { budgetShare: customerShare }),
      context.log,
      ({ data }) => data && { ...timelineOf(data, negotiation), isPublic },
    );
  const section = await (isPublic ? loadHistory(context.api) : forCustomer(context, loadHistory));
  return (section?.status === 'shown' && section.value) || undefined;
}
