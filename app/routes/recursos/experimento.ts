import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { readArm } from '@domain/experiments';
import { logged } from '@domain/logged';
import { countSeen } from '~/features/marketing/experiments.server';
import { exposureField } from '~/features/marketing/exposure.browser';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';

/**
 * A browser tells that its visitor saw an arm of an experiment. It is noted in the cookie once the back end has counted;
 * a count that fails is only logged. Of one address only so many are taken.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const arm = readArm(textOf(await readForm(request, exposureField), exposureField));
  if (!arm) return new Response(null, { status: 400 });
  const wait = context.viewLimit(context.visitor.ip);
  if (wait > 0) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  const cookie = await countSeen(request, context, arm).catch(
    logged(context.log, 'an exposure could not be counted', () => null),
  );
  return new Response(null, { status: 204, headers: cookie ? { 'Set-Cookie': cookie } : undefined });
}

/** The address alone shows nothing. */
export const loader = () => redirect(links.home());
