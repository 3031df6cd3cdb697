import { Outlet } from '@remix-run/react';
import { Footer } from '~/components/layout/footer';
import { Header } from '~/components/layout/header';

/** The default layout with the search box in its header (decisions, section 4): listing and detail pages. */
export default function GlobalSearchLayout() {
  return (
    <>
      <Header />
      <Outlet />
      <Footer />
    </>
  );
}
