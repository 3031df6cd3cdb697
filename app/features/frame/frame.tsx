import { useLocation } from '@remix-run/react';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { keptPart, type PartName } from './frame-parts.browser';
import type { BrokerCard } from '~/domain/broker';
import { markPage } from './page-marks';

/** The fixed contents of a page's frame, as markup. */
export interface FrameParts extends Record<PartName, string> {
  header: string;
  /** Newsletter and coverage area; a broker's pages have none. */
  blocks: string;
  footer: string;
}

/** The parts for a page; the server's own (entry.server.tsx). Nothing of them is in the browser's scripts. */
export type MakeParts = (broker: BrokerCard | null) => FrameParts;
const Frame = createContext<MakeParts | null>(null);
export const FrameProvider = Frame.Provider;

interface FramePartProps {
  name: PartName;
  broker: BrokerCard | null;
  as?: 'div' | 'footer';
  className: string;
}

/**
 * A part of the frame. The server writes its markup; the browser keeps what the server wrote, and takes what it has kept
 * of it where another layout shows the part anew.
 */
export function FramePart({ name, broker, as: Tag = 'div', className }: FramePartProps) {
  const { pathname, search } = useLocation();
  const make = useContext(Frame);
  const frame = broker?.slug ?? '';
  // What is kept of it meanwhile (visitor-region.browser.ts) is shown with the next page.
  const known = useMemo(
    () => (make ? undefined : keptPart(name, frame)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page is its address
    [make, name, frame, pathname, search],
  );
  // Last: a broker's parts are rendered there and then, and React forgets the state of a component that it was in.
  const html = make ? markPage(make(broker)[name], pathname + search) : known;
  // Only an error page can come to stand where nothing was kept: the server's has it all.
  useEffect(() => {
    if (!make && html === undefined) location.reload();
  }, [make, html]);
  return (
    <Tag
      className={className}
      data-part={name}
      data-frame={frame}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
}
