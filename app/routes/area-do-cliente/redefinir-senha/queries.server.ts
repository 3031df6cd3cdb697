import type { LoaderFunctionArgs } from '@remix-run/node';
import { oneTimeToken } from '@contract/auth';

/** Opening the link does not use up its token (settled §5). */
export function resetData({ request, context }: LoaderFunctionArgs) {
  context.session.isPrivate = true;
  const token = oneTimeToken.safeParse(new URL(request.url).searchParams.get('token'));
  return { siteUrl: context.siteUrl, token: token.data ?? null };
}
