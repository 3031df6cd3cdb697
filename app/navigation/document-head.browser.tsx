import { Links, Meta, ScrollRestoration, useMatches } from '@remix-run/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptHead, syncHead, type AppliedElements } from './sync-head.browser';

/** The head after client navigations. React writes to an element outside the document, since it does not own the head. */
export function DocumentHead() {
  const [holder, setHolder] = useState<HTMLElement>();
  // React cannot hydrate portals.
  useEffect(() => setHolder(document.createElement('div')), []);
  return holder ? createPortal(<HeadElements holder={holder} />, holder) : null;
}

/** Of the document: an error page mounts the layout anew. */
let applied: AppliedElements | undefined;

function HeadElements({ holder }: { holder: HTMLElement }) {
  // Renders with `Meta` and `Links`.
  useMatches();
  useLayoutEffect(() => {
    if (applied) syncHead(document.head, holder, applied);
    else applied = adoptHead(document.head, holder);
  });
  return (
    <>
      <Meta />
      <Links />
      <ScrollRestoration />
    </>
  );
}
