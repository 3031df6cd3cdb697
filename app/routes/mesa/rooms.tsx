import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { orNull } from '~/back-end/or-null.server';
import { adminLinks } from '~/features/admin/admin-links';
import { AdminFrame } from '~/features/admin/layout/admin-frame';
import { LastAct } from '~/features/admin/layout/last-act';
import { RoomBar } from '~/features/admin/layout/room-bar';
import { SearchKey } from '~/features/admin/layout/search-key';
import { roomsFor } from '~/features/admin/layout/rooms';
import { hasShortcuts } from '~/features/admin/layout/shortcuts.server';
import { codeTasks } from '~/features/admin/today/decision-tasks';
import { asMember } from '~/features/admin/session/guard.server';
import '~/features/admin/admin-page.css';

export const loader = (args: LoaderFunctionArgs) =>
  asMember(args, 'open', async ({ staff, session: { member, grants, factors } }) => ({
    name: member.name,
    shortcuts: await hasShortcuts(args.request),
    rooms: roomsFor(
      grants,
      await orNull(staff.waiting(), args.context.log),
      codeTasks(factors.recovery_codes).length,
    ),
  }));

/** Layout of the rooms: the bar has what the member's role may open. */
export default function Rooms() {
  const { name, rooms, shortcuts } = useLoaderData<typeof loader>();
  return (
    <AdminFrame home={adminLinks.today()} bar={<RoomBar name={name} rooms={rooms} />}>
      <LastAct />
      <Outlet />
      {shortcuts && <SearchKey />}
    </AdminFrame>
  );
}
