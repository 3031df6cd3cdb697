import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { brokerIn } from '~/domain/broker';
import { activeBroker } from '~/features/broker/broker.server';
import { campaignCookie } from '~/features/marketing/campaign.server';

/** Loads the active broker of the URL. Stores the visitor's campaign in a cookie if consent permits it. */
export async function layoutData({ params, request, context }: LoaderFunctionArgs) {
  const slug = brokerIn(params, new URL(request.url));
  const broker = slug === null ? null : await activeBroker(slug, context);
  const cookie = campaignCookie(request, context);
  return data({ broker }, cookie ? { headers: { 'Set-Cookie': cookie } } : undefined);
}
