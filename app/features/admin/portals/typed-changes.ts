import type { PortalChange } from '@contract/staff-portals';
import { hasState, isPortalState, type PortalState } from '@domain/property/feed-portals';
import { levelField, type PortalsRead, sendField } from './portals-fields';

/** What differs from the table that was shown, and all that was typed. */
export function typedChanges(typed: FormData, { portals, rows }: PortalsRead) {
  const changes: PortalChange[] = [];
  const states: Record<string, PortalState> = {};
  for (const [row, { id, states: shown }] of rows.entries())
    for (const [column, portal] of portals.entries()) {
      const was = shown[column];
      if (was === undefined) continue;
      const level = typed.get(levelField(row, column));
      const named =
        typeof level === 'string' && isPortalState(level) && hasState(portal, level) ? level : 'plain';
      const value = typed.has(sendField(row, column)) ? named : 'off';
      states[`${id}.${portal}`] = value;
      if (value !== was) changes.push({ property: id, portal, was, value });
    }
  return { changes, states };
}
