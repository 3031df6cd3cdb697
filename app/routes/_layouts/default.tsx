import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { brokerChanges, layoutClientLoader } from '~/features/frame/frame-parts.browser';
import { BrokerProvider } from '~/features/broker/broker-context';
import { Footer, FooterBlocks } from '~/features/frame/footer';
import { Header } from '~/features/frame/header';
import { layoutData } from './queries.server';

export const loader = (args: LoaderFunctionArgs) => layoutData(args);
export const clientLoader = layoutClientLoader;
export const shouldRevalidate = brokerChanges;

/** The default layout (spec 1 §2.2): header, content, footer. */
export default function DefaultLayout() {
  const { broker } = useLoaderData<typeof loader>();
  return (
    <>
      <Header broker={broker} />
      <BrokerProvider value={broker}>
        <Outlet />
      </BrokerProvider>
      <FooterBlocks />
      <Footer broker={broker} />
    </>
  );
}
