import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { shouldRevalidateLayout, layoutClientLoader } from '~/features/layout/layout-fragments.browser';
import { Header } from '~/features/layout/header';
import { layoutData } from './queries.server';

export const loader = (args: LoaderFunctionArgs) => layoutData(args);
export const clientLoader = layoutClientLoader;
export const shouldRevalidate = shouldRevalidateLayout;

/** Layout without a footer (spec 1 §2.2): sign-in, registration, password pages and the wizard. */
export default function NoFooterLayout() {
  const { broker } = useLoaderData<typeof loader>();
  return (
    <>
      <Header broker={broker} />
      <Outlet />
    </>
  );
}
