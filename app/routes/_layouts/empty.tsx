import { Outlet } from '@remix-run/react';

/** Empty layout (spec 1 §2.2), for partials and demo pages. */
export default function EmptyLayout() {
  return <Outlet />;
}
