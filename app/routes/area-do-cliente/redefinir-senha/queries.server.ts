import type { LoaderFunctionArgs } from '@remix-run/node';
import { oneTimeToken } from '@contract/auth';

/** The form of a link's token; opening the link does not use it up (settled §5). */
export function resetData({ request, context }: LoaderFunctionArgs) {
  context.session.isPrivate = true;
  const token = oneTimeToken.safeParse(new URL(request.url).searchParams.get('token'));
  return { siteUrl: context.siteUrl, token: token.data ?? null };
}
