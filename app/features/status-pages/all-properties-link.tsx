import { useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { links } from '~/links';

export interface CatalogueNote {
  isEmpty?: true;
}

export function useHasProperties(): boolean {
  const root = useRouteLoaderData('root') as CatalogueNote | null | undefined;
  return !root?.isEmpty;
}

export function AllPropertiesLink({ className, children }: { className: string; children: ReactNode }) {
  if (!useHasProperties()) return null;
  return (
    <a className={className} href={links.allProperties()}>
      {children}
    </a>
  );
}
