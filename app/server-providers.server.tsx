import type { AppLoadContext } from '@remix-run/node';
import type { ReactNode } from 'react';
import { SignInOverlay } from './features/account/sign-in/lazy-sign-in.browser';
import { LayoutProvider } from './features/layout/layout-fragment';
import { ReferenceProvider } from './features/status-pages/request-reference';
import { renderFragments } from './features/layout/render-fragments.server';
import { embeddedBrowser } from '~/domain/embedded-browser';
import { signInOverlay } from '~/features/account/sign-in/sign-in-overlay.server';
import type { BrokerCard } from '~/domain/broker';

interface ServerProvidersProps {
  context: Pick<AppLoadContext, 'settings' | 'region' | 'session' | 'onOffer' | 'requestId' | 'siteUrl'>;
  children: ReactNode;
}

/** Contexts that exist only on the server, for both renderers (docs/decisions/0004). */
export function ServerProviders({ context, children }: ServerProvidersProps) {
  const { settings, region, session, onOffer: availableLinks, requestId, siteUrl } = context;
  const partsFor = (broker: BrokerCard | null) =>
    renderFragments(settings, { region, user: session.user }, broker, availableLinks);
  const overlay = (path: string) => {
    if (session.user) return '';
    const browser = embeddedBrowser(session.caller.userAgent);
    return signInOverlay(path, { providers: settings.providers, browser, siteUrl });
  };
  return (
    <LayoutProvider value={partsFor}>
      <ReferenceProvider value={requestId}>
        <SignInOverlay.Provider value={overlay}>{children}</SignInOverlay.Provider>
      </ReferenceProvider>
    </LayoutProvider>
  );
}
