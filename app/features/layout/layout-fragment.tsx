import { useLocation } from '@remix-run/react';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { fragmentMarkup, type FragmentName } from './layout-fragments.browser';
import type { BrokerCard } from '~/domain/broker';
import { fillPlaceholders } from './layout-placeholders';

export interface LayoutFragments extends Record<FragmentName, string> {
  header: string;
  /** Newsletter and coverage area; empty for brokers. */
  blocks: string;
  footer: string;
}

/** Renders the fragments on the server only (server-providers.server.tsx). */
export type MakeFragments = (broker: BrokerCard | null) => LayoutFragments;
const LayoutContext = createContext<MakeFragments | null>(null);
export const LayoutProvider = LayoutContext.Provider;

interface LayoutFragmentProps {
  name: FragmentName;
  broker: BrokerCard | null;
  as?: 'div' | 'footer';
  className: string;
}

/** The browser keeps the server's HTML, and reuses it when another layout mounts. */
export function LayoutFragment({ name, broker, as: Tag = 'div', className }: LayoutFragmentProps) {
  const { pathname, search } = useLocation();
  const make = useContext(LayoutContext);
  const layout = broker?.slug ?? '';
  // A fragment that visitor-region.browser.ts replaces appears with the next page.
  const known = useMemo(
    () => (make ? undefined : fragmentMarkup(name, layout)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- pathname and search identify the page
    [make, name, layout, pathname, search],
  );
  // After useMemo: rendering a broker's fragments makes React forget the current component's state.
  const html = make ? fillPlaceholders(make(broker)[name], pathname + search) : known;
  // Only an error page can lack a fragment: reload it from the server.
  useEffect(() => {
    if (!make && html === undefined) location.reload();
  }, [make, html]);
  return (
    <Tag
      className={className}
      data-part={name}
      data-frame={layout}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
}
