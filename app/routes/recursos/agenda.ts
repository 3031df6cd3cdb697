import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { calendarFileName, calendarType, visitCalendar } from '@domain/leads/visit-calendar';
import { parsePropertyPath } from '@domain/property/property-url';
import { codeOf } from '~/domain/property';
import { findProperty } from '~/back-end/find-property.server';
import { readVisit, type SealedVisit } from '~/features/leads/visit-token.server';
import { visitParam } from '~/links';
import { plainPage } from '~/request/plain-page';

/** `/recursos/agenda?visita=TOKEN`: the calendar file of a requested visit (docs/decisions/0094). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const token = new URL(request.url).searchParams.get(visitParam) ?? '';
  const visit = readVisit(context, token);
  if (!visit) return page(404, 'Este link não abre mais.', 'Ele pode ter vencido ou ter vindo incompleto.');
  if (visit.day < isoDay(clock.now()))
    return page(410, 'Esta visita já passou.', 'O link da agenda vale até o dia da visita.');
  const file = await calendarFile(visit, context);
  if (!file) return page(404, 'Esta visita não tem arquivo de agenda.', 'O consultor confirma a hora.');
  return new Response(file, {
    headers: {
      ...privateHeaders,
      'Content-Type': calendarType,
      'Content-Disposition': `attachment; filename="${calendarFileName}"`,
    },
  });
}

/** If the back end fails, the file has neither place nor code. */
async function calendarFile(visit: SealedVisit, context: AppLoadContext): Promise<string | null> {
  const { siteUrl, settings } = context;
  const address = parsePropertyPath(visit.path);
  if (!address) return null;
  const { phase, id, negotiation } = address;
  const found = await findProperty({ phase, id, negotiation: negotiation ?? 'sell' }, context);
  const detail = found.kind === 'found' ? found.detail : null;
  const { logradouro, endereco } = detail ?? {};
  const isThere = visit.mode === 'in_person';
  const place = isThere && [logradouro, endereco?.bairro, endereco?.cidade].filter(Boolean).join(', ');
  const requested = {
    ...visit,
    code: detail ? codeOf(detail) : String(id),
    brokerage: settings.firm.name,
    place: place || null,
    url: siteUrl + (detail?.canonical ?? visit.path),
    siteUrl,
  };
  return visitCalendar(requested, clock.now());
}

const privateHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

const page = (status: number, title: string, text: string) =>
  new Response(plainPage(status, title, text), {
    status,
    headers: { ...privateHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  });
