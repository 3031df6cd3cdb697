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

/**
 * The default layout without newsletter and coverage area: the client area, sign-up and thanks, where somebody has come to
 * do one thing (docs/decisions/0081-where-blocks-end-a-page.md).
 */
export default function WithoutBlocksLayout() {
  const { broker } = useLoaderData<typeof loader>();
  return (
    <>
      <Header broker={broker} />
      <BrokerProvider value={broker}>
        <Outlet />
      </BrokerProvider>
      <Footer broker={broker} />
    </>
  );
}
