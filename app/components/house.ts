import { useRouteLoaderData } from '@remix-run/react';
import { productName } from '@domain/firm';
import type { ShownHouse } from '~/domain/shown-house';

/** The house whose site this is, as the root's data tell it. */
export function useHouse(): ShownHouse {
  const root = useRouteLoaderData('root') as { house?: ShownHouse } | null | undefined;
  return root?.house ?? productName;
}
