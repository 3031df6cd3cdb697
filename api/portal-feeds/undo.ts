import type { ActValues, Undoer } from '@api/audit/undoer';
import type { SubjectNames } from '@api/audit/subject-names';
import { portalPlanFields } from '@contract/staff-portals';
import {
  type FeedPortal,
  feedPortalNames,
  feedPortals,
  portalNumber,
  portalStates,
} from '@domain/property/feed-portals';
import { z } from 'zod';
import { planOf, savePlan } from './change-portal';
import { listingStates, saveStates } from './listing-states';
import type { PortalFeedsDatabase } from './schema';
import { lockPortals } from './stored-portals';

const state = z.enum(portalStates);

/** Switches and highlights of properties, one or many. */
export const listingUndoer: Undoer<PortalFeedsDatabase> = {
  verb: 'portals.write',
  kind: 'property',
  fields: feedPortals,
  async read(write, _undoing, ids) {
    await lockPortals(write);
    const states = await listingStates(write, ids.map(Number));
    return new Map([...states].map(([id, values]) => [String(id), values as ActValues]));
  },
  async restore(write, _undoing, values) {
    const changes = [...values].flatMap(([id, fields]) =>
      Object.entries(fields).map(([portal, value]) => ({
        ...{ property: Number(id), portal: portal as FeedPortal, value: state.parse(value) },
      })),
    );
    await saveStates(write, changes);
  },
};

const portalOf = (id: string | number): FeedPortal | undefined =>
  feedPortals.find((portal) => portalNumber(portal) === Number(id));

/** An address that was closed does not come back. */
export const portalUndoer: Undoer<PortalFeedsDatabase> = {
  verb: 'portals.write',
  kind: 'portal',
  fields: Object.keys(portalPlanFields.shape),
  async read(write, _undoing, ids) {
    await lockPortals(write);
    const found = new Map<string, ActValues>();
    for (const id of ids) {
      const portal = portalOf(id);
      if (portal) found.set(id, { ...(await planOf(write, portal)) });
    }
    return found;
  },
  async restore(write, _undoing, values) {
    for (const [id, fields] of values)
      await savePlan(write, portalOf(id)!, portalPlanFields.partial().parse(fields));
  },
};

export const portalSubjects: SubjectNames<PortalFeedsDatabase> = {
  kind: 'portal',
  async read(_db, ids) {
    return ids.flatMap((id) => {
      const portal = portalOf(id);
      return portal ? [{ id, name: feedPortalNames[portal] }] : [];
    });
  },
};
