import type { AppLoadContext } from '@remix-run/node';
import { withQuery } from '~/links';
import type { KnownPerson } from '~/features/leads/known-person';
import { hoursOfDay, type VisitDay, visitDays } from '~/domain/visit-days';
import { clock } from '@domain/kernel/clock';
import { isInterestOnly } from '@domain/property/launch';
import type { PropertyDetail } from '~/domain/property';
import { armFor, oneForAll } from '~/features/marketing/experiments.server';
import { readSent, type Sent } from '~/features/leads/sent.server';

export interface ContactState {
  person?: KnownPerson;
  /** Path of the page, with the broker's parameter. */
  action: string;
  /** Confirmation of a form of this page; it replaces the forms. */
  sent: Sent | null;
  days: VisitDay[];
  /** Of the day that was asked for: 'das 9h às 18h'; null: the brokerage names none. */
  visitHours: string | null;
  /** Whether the visit form has a CPF field (experiment `schedule-visit-without-cpf`). */
  asksCpf: boolean;
  /** Experiment exposure to report when the form is visible. */
  exposure: string | null;
  whatsapp: string | null;
}

/** Assigns the experiment only on pages with a visit form. @param page path and property */
export async function contactState(
  request: Request,
  { path, detail }: { path: string; detail: PropertyDetail },
  person: KnownPerson | undefined,
  { settings }: Pick<AppLoadContext, 'settings'>,
): Promise<{ contact: ContactState; cookie?: string }> {
  const corretor = new URL(request.url).searchParams.get('corretor') ?? undefined;
  const sent = await readSent(request);
  const hasArms = !sent && !isInterestOnly(detail);
  const { arm, exposure, cookie } = hasArms ? armFor(request, 'schedule-visit-without-cpf') : oneForAll;
  const hours = settings.firm.texts.hours?.visits;
  const contact = {
    person,
    action: withQuery(path, { corretor }),
    sent,
    days: visitDays(clock.now(), hours),
    visitHours: (sent?.visit && hoursOfDay(sent.visit.day, hours)) ?? null,
    asksCpf: arm === 0,
    exposure,
    whatsapp: settings.whatsapp,
  };
  return { contact, cookie };
}
