import { useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { links } from '~/links';

/** What the root tells of the catalogue, where there is something to tell. */
export interface CatalogueNote {
  /** Nothing at all is on offer. */
  isEmpty?: true;
}

/** Whether anything at all is on offer. */
export function useHasHomes(): boolean {
  const root = useRouteLoaderData('root') as CatalogueNote | null | undefined;
  return !root?.isEmpty;
}

/** A link to all homes; nothing where there are none. */
export function AllHomes({ className, children }: { className: string; children: ReactNode }) {
  if (!useHasHomes()) return null;
  return (
    <a className={className} href={links.allProperties()}>
      {children}
    </a>
  );
}
