import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { brokerChanges, layoutClientLoader } from '~/features/frame/frame-parts.browser';
import { BrokerProvider } from '~/features/broker/broker-context';
import { Footer } from '~/features/frame/footer';
import { Header } from '~/features/frame/header';
import { layoutData } from './queries.server';

export const loader = (args: LoaderFunctionArgs) => layoutData(args);
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
