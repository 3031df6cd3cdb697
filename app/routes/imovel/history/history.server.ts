import type { AppLoadContext } from '@remix-run/node';
import { parsePropertyPath } from '@domain/property-url';
import { sectionOf } from '~/back-end/section.server';
import type { VisitorCalls } from '~/back-end/visitor-calls.server';
import { customerTimeoutMs, forCustomer } from '~/features/account/session/for-customer.server';
import { type Timeline, timelineOf } from './timeline';

/** 'Linha do tempo' of the page's property, and whether everybody is shown it. */
export interface ShownHistory extends Timeline {
  isPublic: boolean;
}

/**
 * What happened to a property, for whom PRICE_HISTORY shows it; nothing is asked for anybody else. The page stands without
 * it, where it cannot be had too.
 */
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
  const ask = (calls: VisitorCalls) =>
    sectionOf(
      calls.productHistory(id, negotiation, { timeoutMs: customerTimeoutMs }),
      context.log,
      ({ data }) => data && { ...timelineOf(data, negotiation), isPublic },
    );
  const section = await (isPublic ? ask(context.api) : forCustomer(context, ask));
  return (section?.status === 'shown' && section.value) || undefined;
}
