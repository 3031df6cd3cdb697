import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { shouldRevalidateLayout, layoutClientLoader } from '~/features/layout/layout-fragments.browser';
import { BrokerProvider } from '~/features/broker/broker-context';
import { Footer } from '~/features/layout/footer';
import { Header } from '~/features/layout/header';
import { layoutData } from './queries.server';

export const loader = (args: LoaderFunctionArgs) => layoutData(args);
export const clientLoader = layoutClientLoader;
export const shouldRevalidate = shouldRevalidateLayout;

/** Default layout without the final blocks, for one-task pages (docs/decisions/0081-where-blocks-end-a-page.md). */
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
