import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { maxId } from '@domain/property-url';
import { visitPeriods } from '@domain/taxonomy/visit-options';

const visit = z.object({
  imovel: z.coerce.number().int().positive().max(maxId),
  codigo: z
    .string()
    .regex(/^[^\p{Cc}]{1,50}$/u)
    .optional(),
  dia: z.iso.date(),
  periodo: z.enum(visitPeriods),
});

/** RFC 5545, section 3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');

/** `/recursos/agenda?…`: a visit that was asked for, as an entry of a calendar (RFC 5545); its hour is told by phone. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url);
  const asked = visit.safeParse(Object.fromEntries(searchParams));
  if (!asked.success) throw data(null, 404);
  const { imovel, codigo = String(imovel), dia, periodo } = asked.data;
  const day = dia.replaceAll('-', '');
  const next = new Date(Date.parse(dia) + 24 * 3600_000).toISOString().slice(0, 10).replaceAll('-', '');
  const { name } = context.settings.firm;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//Visitas//PT`,
    'BEGIN:VEVENT',
    `UID:visita-${imovel}-${day}@${new URL(context.siteUrl).hostname}`,
    `DTSTAMP:${day}T000000Z`,
    `DTSTART;VALUE=DATE:${day}`,
    `DTEND;VALUE=DATE:${next}`,
    `SUMMARY:Visita ao imóvel ${escaped(codigo)}\\, ${escaped(name)}`,
    `DESCRIPTION:${periodo}. O consultor confirma a hora por telefone.`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return new Response(`${lines.join('\r\n')}\r\n`, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="visita.ics"',
      'Cache-Control': 'private, max-age=3600',
    },
  });
}
