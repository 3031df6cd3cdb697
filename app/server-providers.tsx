import type { AppLoadContext } from '@remix-run/node';
import type { ReactNode } from 'react';
import { FrameProvider } from './components/layout/frame';
import { frameParts } from './components/layout/frame.server';
import type { BrokerCard } from './domain/broker';
import { regionOf } from './domain/geolocation';

interface ServerProvidersProps {
  context: Pick<AppLoadContext, 'settings' | 'visitor' | 'session'>;
  children: ReactNode;
}

/** What components have on the server and not in the browser, on both ways to a page (docs/decisions/0004). */
export function ServerProviders({ context, children }: ServerProvidersProps) {
  const { settings, visitor, session } = context;
  const partsFor = (broker: BrokerCard | null) =>
    frameParts(settings, { region: regionOf(visitor), isSignedIn: session.user !== null }, broker);
  return <FrameProvider value={partsFor}>{children}</FrameProvider>;
}
