import type { AppLoadContext } from '@remix-run/node';
import type { ReactNode } from 'react';
import { SignInOverlay } from '~/features/account/sign-in/sign-in-on-use.browser';
import { FrameProvider } from '~/features/frame/frame';
import { ReferenceProvider } from '~/features/frame/request-reference';
import { frameParts } from '~/features/frame/frame.server';
import { signInOverlay } from '~/features/account/sign-in/sign-in-overlay.server';
import type { BrokerCard } from '~/domain/broker';

interface ServerProvidersProps {
  context: Pick<AppLoadContext, 'settings' | 'region' | 'session' | 'onOffer' | 'requestId'>;
  children: ReactNode;
}

/** What components have on the server and not in the browser, on both ways to a page (docs/decisions/0004). */
export function ServerProviders({ context, children }: ServerProvidersProps) {
  const { settings, region, session, onOffer, requestId } = context;
  const partsFor = (broker: BrokerCard | null) =>
    frameParts(settings, { region, user: session.user }, broker, onOffer);
  const overlay = (path: string) => (session.user ? '' : signInOverlay(path, settings.providers));
  return (
    <FrameProvider value={partsFor}>
      <ReferenceProvider value={requestId}>
        <SignInOverlay.Provider value={overlay}>{children}</SignInOverlay.Provider>
      </ReferenceProvider>
    </FrameProvider>
  );
}
