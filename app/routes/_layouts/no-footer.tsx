import { Outlet } from '@remix-run/react';
import { Header } from '~/components/layout/header';

/** The layout without a footer (specification 1, section 2.2): sign-in, registration, password pages and the wizard. */
export default function NoFooterLayout() {
  return (
    <>
      <Header />
      <Outlet />
    </>
  );
}
