import type { AppLoadContext } from '@remix-run/node';
import { withQuery } from '~/links';
import type { KnownPerson } from '~/features/leads/known-person';
import { type VisitDay, visitDays } from '~/domain/visit-days';
import { clock } from '@domain/clock';
import { isInterestOnly } from '@domain/launch';
import type { PropertyDetail } from '~/domain/property';
import { armFor, oneForAll } from '~/features/marketing/experiments.server';
import { readSent, type Sent } from '~/features/leads/sent.server';

/** What the forms of a property's page need to know. */
export interface ContactState {
  /** What they begin with for a signed-in visitor. */
  person?: KnownPerson;
  /** Where they are posted: the page's path, and in whose name it is shown. */
  action: string;
  /** What was sent from this page; it then stands in the forms' place. */
  sent: Sent | null;
  days: VisitDay[];
  /** Whether a visit's form shows the CPF (experiment `schedule-visit-without-cpf`). */
  asksCpf: boolean;
  /** What is told once it is seen which form that is. */
  exposure: string | null;
  /** The house's number, where it has one. */
  whatsapp: string | null;
}

/** @param page the property's, with its path; only one that asks for visits has arms that differ */
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
  const contact = {
    person,
    action: withQuery(path, { corretor }),
    sent,
    days: visitDays(clock.now()),
    asksCpf: arm === 0,
    exposure,
    whatsapp: settings.whatsapp,
  };
  return { contact, cookie };
}
