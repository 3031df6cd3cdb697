import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { brokerChanges, layoutClientLoader } from '~/browser/frame-parts';
import { BrokerProvider } from '~/components/layout/broker-context';
import { Footer, FooterBlocks } from '~/components/layout/footer';
import { Header } from '~/components/layout/header';
import { layoutLoader } from '~/services/broker.server';

export const loader = (args: LoaderFunctionArgs) => layoutLoader(args);
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
      {!broker && <FooterBlocks />}
      <Footer broker={broker} />
    </>
  );
}
