import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { parsePropertyPath } from '@domain/property-url';
import { brokerChanges, layoutClientLoader } from '~/features/frame/frame-parts.browser';
import { BrokerProvider } from '~/features/broker/broker-context';
import { Footer } from '~/features/frame/footer';
import { Header } from '~/features/frame/header';
import { layoutData } from './queries.server';

export const loader = (args: LoaderFunctionArgs) => layoutData(args);
export const clientLoader = layoutClientLoader;
export const shouldRevalidate = brokerChanges;

/**
 * The default layout with a search box that asks for a radius (settled §4): behind the magnifier on detail pages, in the
 * listing's own bar (docs/decisions/0079-the-phone-belongs-to-the-photograph.md).
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
