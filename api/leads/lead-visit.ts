import type { Lead } from '@contract/leads';
import type { EmailAttachment, EmailBrokerage } from '@api/platform/email/email';
import { clock } from '@domain/kernel/clock';
import { calendarFileName, calendarType, visitCalendar } from '@domain/leads/visit-calendar';
import type { LeadFacts, PropertyFacts } from './lead-facts';

/** The visit that a lead requests, or null. */
export const visitIn = ({ lead }: Pick<LeadFacts, 'lead'>): Lead['visit'] | null =>
  (lead.details as Partial<Lead>).visit ?? null;

/** Street only if the property page shows it, district, city. */
export const placeText = ({ street, district, city }: PropertyFacts): string =>
  [street, district, city].filter(Boolean).join(', ');

/** The calendar file of a requested visit; none if its property is unknown. */
export function visitAttachments(
  { lead, home: property }: Pick<LeadFacts, 'lead' | 'home'>,
  { name, siteUrl }: Pick<EmailBrokerage, 'name' | 'siteUrl'>,
): EmailAttachment[] {
  const visit = visitIn({ lead });
  if (!visit || !property) return [];
  const { day, period, mode } = visit;
  const { reference: code, url } = property;
  const place = mode === 'in_person' ? placeText(property) : null;
  const { protocol } = lead;
  const requested = { id: protocol, protocol, day, period, code, brokerage: name, place, url, siteUrl };
  const content = visitCalendar(requested, clock.now());
  return content ? [{ fileName: calendarFileName, type: calendarType, content }] : [];
}
