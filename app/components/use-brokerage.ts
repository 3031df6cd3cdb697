import { useRouteLoaderData } from '@remix-run/react';
import { demoBrokerage, type ShownBrokerage } from '../domain/shown-brokerage';

export function useBrokerage(): ShownBrokerage {
  const root = useRouteLoaderData('root') as { house?: ShownBrokerage } | null | undefined;
  return root?.house ?? demoBrokerage;
}
