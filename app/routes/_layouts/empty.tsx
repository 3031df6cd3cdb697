import { Outlet } from '@remix-run/react';

/** The empty layout (spec 1 §2.2): partials and demo pages. */
export default function EmptyLayout() {
  return <Outlet />;
}
