import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { readArm } from '@domain/experiments/experiments';
import { logged } from '@domain/kernel/logged';
import { countSeen } from '~/features/marketing/experiments.server';
import { exposureField } from '~/features/marketing/exposure.browser';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';

/**
 * Counts an experiment exposure of the browser. The cookie records it only after the back end counted it.
 * A failed count is only logged. There is a limit by IP address.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const arm = readArm(textOf(await readForm(request, exposureField), exposureField));
  if (!arm) return new Response(null, { status: 400 });
  const wait = context.viewLimit(context.visitor.ip);
  if (wait > 0) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  const cookie = await countSeen(request, context, arm).catch(
    logged(context.log, 'experiment exposure not counted', () => null),
  );
  return new Response(null, { status: 204, headers: cookie ? { 'Set-Cookie': cookie } : undefined });
}

export const loader = () => redirect(links.home());
