import { z } from 'zod';
import { storedOverride } from '@contract/staff-properties';
import { isSame } from '@domain/staff/merge-changes';
import type { propertyDecisions } from './property-schemas';
import { decidedFields, type StoredOverride } from './record-fields';

/** What the form 'O que a casa decide' has read. */
export const decidedSchema = z.object(
  Object.fromEntries(
    decidedFields.map((name) => [name, z.object({ override: storedOverride, value: z.json() })]),
  ) as Record<
    (typeof decidedFields)[number],
    z.ZodObject<{ override: typeof storedOverride; value: ReturnType<typeof z.json> }>
  >,
);

type Typed = z.output<typeof propertyDecisions>;

/** Only what differs from what people see. A field that stays keeps its day and its reason. */
export function decidedChanges(
  was: z.output<typeof decidedSchema>,
  { exclusive_until, owner: _, ...typed }: Typed,
) {
  const changes = decidedFields.flatMap((name) => {
    const { override, value } = was[name];
    const next: StoredOverride = {
      value: typed[name],
      until: name === 'exclusivity' ? exclusive_until : (override?.until ?? null),
      reason: override?.reason ?? null,
    };
    // Unknown is not 'no'.
    const isValue = isSame(value, typed[name]) || (value === null && typed[name] === false);
    const isDay = name !== 'exclusivity' || (override?.until ?? null) === exclusive_until;
    return isValue && isDay ? [] : [[name, { was: override, value: next }] as const];
  });
  return Object.fromEntries(changes);
}
