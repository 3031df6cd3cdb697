import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { viewBody } from '@contract/views';
import { isProgram } from '~/domain/visitor-kind';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { logged } from '@domain/logged';
import { orNull } from '~/back-end/or-null.server';

/**
 * A browser tells that a property's page was seen (`POST visitTypeView`), by whom where somebody is signed in
 * (`POST clientArea/visitasImovel`). It is answered before the back end is asked: nobody waits for a count, and one that
 * fails is only logged. Programs are not counted, and of one address only so many.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, 'imovel');
  const [product_segment, id] = textOf(form, 'imovel').split('/');
  const view = viewBody.safeParse({ product_id: Number(id), product_segment, view_type: 'detail' });
  if (!view.success) return new Response(null, { status: 400 });
  const wait = context.viewLimit(context.visitor.ip);
  if (wait > 0) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  if (!isProgram(request.headers.get('User-Agent'))) {
    // A session that is renewed is waited for: its cookie goes with this answer.
    const customer = await context.session.customer().catch(() => null);
    (customer ?? context.api).countView(view.data).catch(logged(context.log, 'a view could not be counted'));
    if (customer) void orNull(customer.countVisit(view.data.product_id), context.log);
  }
  return new Response(null, { status: 204 });
}

/** The address alone shows nothing. */
export const loader = () => redirect(links.allProperties());
