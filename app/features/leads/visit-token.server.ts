import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { sealedField } from '~/request/seals';

const name = 'agenda';
/** A link is answered 410 after its visit, and 404 after a year, in s. */
const maxAge = 365 * 24 * 3600;

const visit = z.object({
  id: z.string(),
  protocol: z.string().nullable(),
  /** Path of the property's page. */
  path: z.string(),
  mode: z.enum(['in_person', 'virtual']),
  day: z.iso.date(),
  period: z.string(),
});
export type SealedVisit = z.output<typeof visit>;

interface StoredVisit extends Omit<SealedVisit, 'id' | 'protocol'> {
  protocol?: string | null;
}

/** Token for the calendar file of a visit whose lead is stored. */
export function sealVisit(
  context: Pick<AppLoadContext, 'seals'>,
  { protocol = null, ...rest }: StoredVisit,
): string {
  const value: SealedVisit = { id: protocol ?? randomUUID(), protocol, ...rest };
  return sealedField(context, name, value, maxAge);
}

/** null if it is expired or not sealed here. */
export const readVisit = ({ seals }: Pick<AppLoadContext, 'seals'>, token: string): SealedVisit | null =>
  visit.safeParse(seals.read(token, name)).data ?? null;
