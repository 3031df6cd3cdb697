import type { AppLoadContext } from '@remix-run/node';
import type { ReactNode } from 'react';
import { FrameProvider } from './components/layout/frame';
import { frameParts } from './components/layout/frame.server';
import { regionOf } from './domain/geolocation';

interface ServerProvidersProps {
  context: Pick<AppLoadContext, 'settings' | 'visitor' | 'session'>;
  children: ReactNode;
}

/** What components have on the server and not in the browser, on both ways to a page (docs/decisions/0004). */
export function ServerProviders({ context, children }: ServerProvidersProps) {
  const { settings, visitor, session } = context;
  const frameVisitor = { region: regionOf(visitor), isSignedIn: session.user !== null };
  return (
    <FrameProvider value={(broker) => frameParts(settings, frameVisitor, broker)}>{children}</FrameProvider>
  );
}
