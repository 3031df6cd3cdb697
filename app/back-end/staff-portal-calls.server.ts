import type { z } from 'zod';
import {
  staffPortalAddressAnswer,
  type staffPortalBody,
  staffPortalListingsAnswer,
  type staffPortalListingsBody,
  staffPortalsAnswer,
  type staffPortalsQuery,
} from '@contract/staff-portals';
import {
  staffPortalSwitchAnswer,
  type staffPortalSwitchBody,
  type staffPortalSwitchQuery,
} from '@contract/staff-portal-switch';
import { staffActAnswer } from '@contract/staff-undo';
import type { FeedPortal } from '@domain/property/feed-portals';
import { bySchema } from './parsers/by-schema.server';
import { dataOf as data, type StaffSend } from './staff-send.server';

/** Calls of contract/staff-portals.ts. */
export const staffPortalCalls = (call: StaffSend) => ({
  portals: ({ page, ...query }: z.input<typeof staffPortalsQuery>) =>
    call({
      ...{ path: 'staff/portals', query: { ...query, page: String(page ?? 1) } },
      answer: data(staffPortalsAnswer),
    }),
  changePortalListings: (body: z.input<typeof staffPortalListingsBody>) =>
    call({
      ...{ path: 'staff/portals/listings', method: 'PUT', body },
      answer: bySchema(staffPortalListingsAnswer),
    }),
  previewPortalSwitch: (query: z.input<typeof staffPortalSwitchQuery>) =>
    call({ ...{ path: 'staff/portals/switch', query }, answer: data(staffPortalSwitchAnswer) }),
  switchPortalListings: (body: z.input<typeof staffPortalSwitchBody>) =>
    call({
      ...{ path: 'staff/portals/switch', method: 'PUT', body },
      answer: bySchema(staffPortalListingsAnswer),
    }),
  changePortal: (portal: FeedPortal, body: z.input<typeof staffPortalBody>) =>
    call({
      ...{ path: `staff/portals/${portal}`, method: 'PUT', body },
      answer: (value, context) => bySchema(staffActAnswer)(value, context).act,
    }),
  portalAddress: (portal: FeedPortal) =>
    call({ path: `staff/portals/${portal}/address`, answer: data(staffPortalAddressAnswer) }),
  renewPortalAddress: (portal: FeedPortal) =>
    call({ path: `staff/portals/${portal}/address`, body: {}, answer: data(staffPortalAddressAnswer) }),
});
