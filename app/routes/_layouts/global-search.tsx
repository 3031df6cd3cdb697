import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { parsePropertyPath } from '@domain/property/property-url';
import { shouldRevalidateLayout, layoutClientLoader } from '~/features/layout/layout-fragments.browser';
import { BrokerProvider } from '~/features/broker/broker-context';
import { Footer } from '~/features/layout/footer';
import { Header } from '~/features/layout/header';
import { layoutData } from './queries.server';

export const loader = (args: LoaderFunctionArgs) => layoutData(args);
export const clientLoader = layoutClientLoader;
export const shouldRevalidate = shouldRevalidateLayout;

/**
 * Default layout whose search box has a radius (settled §4) on property pages.
 * See docs/decisions/0079-the-phone-belongs-to-the-photograph.md.
 */
export default function GlobalSearchLayout() {
  const { broker } = useLoaderData<typeof loader>();
  const isProperty = parsePropertyPath(useLocation().pathname) !== null;
  return (
    <>
      <Header broker={broker} search={isProperty ? 'radius' : 'page'} />
      <BrokerProvider value={broker}>
        <Outlet />
      </BrokerProvider>
      <Footer broker={broker} />
    </>
  );
}
