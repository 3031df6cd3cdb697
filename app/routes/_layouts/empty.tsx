import { Outlet } from '@remix-run/react';

/** The empty layout (specification 1, section 2.2): partials and demo pages. */
export default function EmptyLayout() {
  return <Outlet />;
}
