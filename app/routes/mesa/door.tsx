import { Outlet } from '@remix-run/react';
import { AdminFrame } from '~/features/admin/layout/admin-frame';
import '~/features/admin/admin-page.css';

/** Layout of the pages before the rooms: sign-in, second factor, enrolment, invitation. */
export default function Door() {
  return (
    <AdminFrame>
      <div className="porta">
        <Outlet />
      </div>
    </AdminFrame>
  );
}
