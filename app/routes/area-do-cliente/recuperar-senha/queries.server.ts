import type { LoaderFunctionArgs } from '@remix-run/node';
import { sentTo } from './sent.server';

export function recoveryData({ request, context }: LoaderFunctionArgs) {
  const { session, seals, siteUrl } = context;
  session.isPrivate = true;
  return { siteUrl, sentTo: sentTo(request, seals) };
}
