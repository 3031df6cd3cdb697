import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { brokerChanges, layoutClientLoader } from '~/browser/frame-parts';
import { BrokerProvider } from '~/components/layout/broker-context';
import { Footer } from '~/components/layout/footer';
import { Header } from '~/components/layout/header';
import { layoutLoader } from '~/services/broker.server';

export const loader = (args: LoaderFunctionArgs) => layoutLoader(args);
export const clientLoader = layoutClientLoader;
export const shouldRevalidate = brokerChanges;

/** The default layout with the search box in its header (settled §4): listing and detail pages. */
export default function GlobalSearchLayout() {
  const { broker } = useLoaderData<typeof loader>();
  return (
    <>
      <Header broker={broker} search />
      <BrokerProvider value={broker}>
        <Outlet />
      </BrokerProvider>
      <Footer broker={broker} />
    </>
  );
}
