import type { AppLoadContext } from '@remix-run/node';
import type { ReactNode } from 'react';
import { SignInOverlay } from './browser/sign-in-on-use';
import { FrameProvider } from './components/layout/frame';
import { frameParts } from './components/layout/frame.server';
import { signInOverlay } from './components/sign-in/sign-in-overlay.server';
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
  const overlay = (path: string) => (session.user ? '' : signInOverlay(path, settings.providers));
  return (
    <FrameProvider value={partsFor}>
      <SignInOverlay.Provider value={overlay}>{children}</SignInOverlay.Provider>
    </FrameProvider>
  );
}
