import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { viewsBody } from '@contract/views';
import { asVisitor } from '~/back-end/visitor-calls.server';
import { isProgram } from '~/domain/visitor-kind';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { logged } from '@domain/logged';
import { mostViewsAtOnce } from '@domain/view-beacon';
import { orNull } from '~/back-end/or-null.server';

/**
 * A browser tells what was seen (`app/features/views`): 'usado/12/search novo/13/map', and 'usado/12' where it is the
 * property's page, which is told by whom where somebody is signed in (`POST clientArea/visitasImovel`). It is answered once
 * the back end has counted: a beacon waits for nobody, and what was answered is written. A count that fails is only logged.
 * Programs are not counted, and of one address only so many are taken.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, 'imovel');
  const told = viewsBody.safeParse({ views: readViews(textOf(form, 'imovel')) });
  if (!told.success) return new Response(null, { status: 400 });
  const wait = context.viewLimit(context.visitor.ip);
  if (wait > 0) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  const { views } = told.data;
  const { session, log } = context;
  if (!isProgram(request.headers.get('User-Agent'))) {
    await asVisitor(context, (calls) => calls.countViews(views, session.caller)).catch(
      logged(log, 'views could not be counted'),
    );
    const customer = session.current;
    const pages = new Set(views.filter((view) => view.view_type === 'detail').map((view) => view.product_id));
    if (customer) for (const id of pages) void orNull(customer.countVisit(id), log);
  }
  return new Response(null, { status: 204 });
}

/** What the text says, unchecked; more than may be told stays too much. */
const readViews = (text: string) =>
  text.split(' ', mostViewsAtOnce + 1).map((each) => {
    const [product_segment, id, view_type = 'detail', ...rest] = each.split('/');
    return rest.length > 0 ? null : { product_id: Number(id), product_segment, view_type };
  });

/** The address alone shows nothing. */
export const loader = () => redirect(links.allProperties());
