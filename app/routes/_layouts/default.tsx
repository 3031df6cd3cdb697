import { Outlet } from '@remix-run/react';
import { Footer } from '~/components/layout/footer';
import { Header } from '~/components/layout/header';

/** The default layout (specification 1, section 2.2): header, content, footer. */
export default function DefaultLayout() {
  return (
    <>
      <Header />
      <Outlet />
      <Footer />
    </>
  );
}
