import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { viewsBody } from '@contract/views';
import { isBot } from '~/domain/is-bot';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { logged } from '@domain/kernel/logged';
import { maxViewsPerBeacon } from '@domain/property/view-beacon';
import { orNull } from '~/back-end/or-null.server';

/**
 * Counts views (`app/features/views`): 'usado/12/search novo/13/map'; 'usado/12' is a property page.
 * A property page is recorded with the signed-in customer (`POST clientArea/visitasImovel`).
 * Answers after the back end counted, so that an answered view is stored. A failure is only logged.
 * Does not count bots, and has a limit by IP address.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, 'imovel');
  const parsed = viewsBody.safeParse({ views: readViews(textOf(form, 'imovel')) });
  if (!parsed.success) return new Response(null, { status: 400 });
  const wait = context.viewLimit(context.visitor.ip);
  if (wait > 0) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  const { views } = parsed.data;
  const { api, session, log } = context;
  if (!isBot(request.headers.get('User-Agent'))) {
    await api.countViews(views, session.caller).catch(logged(log, 'views not counted'));
    const customer = session.current;
    const pages = new Set(views.filter((view) => view.view_type === 'detail').map((view) => view.product_id));
    if (customer) for (const id of pages) void orNull(customer.countVisit(id), log);
  }
  return new Response(null, { status: 204 });
}

/** Parses the text without validation. The extra item makes too long input fail the schema. */
const readViews = (text: string) =>
  text.split(' ', maxViewsPerBeacon + 1).map((each) => {
    const [product_segment, id, view_type = 'detail', ...rest] = each.split('/');
    return rest.length > 0 ? null : { product_id: Number(id), product_segment, view_type };
  });

export const loader = () => redirect(links.allProperties());
