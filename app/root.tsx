import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import type { ReactNode } from 'react';
import { ClientBehaviors } from './client-behaviors';
import { adminRoot } from './features/admin/admin-root.server';
import { useOneTap } from './features/account/providers/lazy-one-tap.browser';
import { ScrollRestoration } from '~/navigation/scroll-restoration';
import { useFailedBar } from '~/navigation/loading-bar.browser';
import { LazySignIn } from './features/account/sign-in/lazy-sign-in.browser';
import { takeRestoredForm } from './features/account/session/restored-form.server';
import { RepostFormPage, repostFormOf } from './features/account/session/repost-form';
import { ErrorPage, errorTitle } from './features/status-pages/error-page';
import { Footer } from './features/layout/footer';
import { Header } from './features/layout/header';
import { contentId } from '~/components/ui/content-id';
import { Consent } from '~/features/marketing/consent/consent-notice';
import { FavoritesProvider } from './features/favorites/favorites';
import { Snackbar, SnackbarArea } from './components/ui/snackbar';
import { RestoredFormProvider } from './forms/restored-form';
import { useScriptMark } from './script-mark';
import { DocumentHead } from '~/navigation/document-head.browser';
import { EarlyScript } from '~/navigation/early-script';
import { rootElementId } from '~/navigation/root-element';
import { canLoadContainer } from './features/marketing/analytics/can-load-container';
import { useAnalytics } from './features/marketing/analytics/track-event.browser';
import { readConsent } from '~/features/marketing/consent/consent.server';
import { favoriteIds } from './features/favorites/favorites.server';
import { clearFlash, readFlash } from '~/request/flash.server';
import { LazyExitDialog } from './features/leads/exit-dialog/lazy-exit-dialog.browser';
import { leaveEndedSession } from '~/features/account/session/guard.server';
import { hasNoProperties } from '~/domain/menus/fixed-searches';
import { redirectIfSignedIn, abandonedActionCookie } from '~/features/account/sign-in/arrival.server';
import { brokerageIn } from '~/page-meta';
import { shownBrokerage } from './shown-brokerage.server';
import { useBrokerage } from './components/use-brokerage';
import { hasOneTap } from '~/features/account/providers/one-tap.server';
import instrumentSans from './fonts/instrument-sans.woff2?url';
import ysabeau from './fonts/ysabeau.woff2?url';
import './styles/app.css';

const fonts = [ysabeau, instrumentSans];

export const meta: MetaFunction<typeof loader> = ({ error, matches }) => [
  { title: error ? errorTitle(brokerageIn(matches).name, statusOf(error)) : brokerageIn(matches).name },
  ...(error ? [{ name: 'robots', content: 'noindex' }] : []),
];

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const brokerage = shownBrokerage(context.settings.firm);
  const admin = await adminRoot(args, brokerage);
  if (admin) return admin;
  const flash = readFlash(request);
  const consent = readConsent(request);
  const favorites = await favoriteIds(context);
  leaveEndedSession(args);
  redirectIfSignedIn(args);
  const isSignedIn = context.session.user !== null;
  const { providers } = context.settings;
  const left = await takeRestoredForm(args);
  const cookies = [flash && clearFlash(), abandonedActionCookie(args), left?.cookie ?? null].filter(
    (cookie) => cookie !== null,
  );
  const isEmpty = hasNoProperties(context.onOffer);
  const exitIntent = (context.settings.exitIntent && !isSignedIn) || undefined;
  const gtmId = context.settings.gtmId ?? undefined;
  const container = canLoadContainer(consent) ? gtmId : undefined;
  const early = container || context.settings.asksRegion ? context.earlyScript : undefined;
  const isNothing = !cookies.length && !consent.decided && !isSignedIn && !isEmpty && !brokerage;
  if (isNothing && !exitIntent && !gtmId && !early && providers.length === 0) return null;
  const oneTap = hasOneTap(context, consent, new URL(request.url).pathname);
  return data(
    {
      flash,
      isDecided: consent.decided,
      // Google One Tap runs before the first interaction; analytics too, where no early script exists.
      wantsScripts: oneTap || (container !== undefined && !early),
      favorites,
      isSignedIn,
      providers,
      oneTap,
      keptForm: left?.form,
      house: brokerage,
      isEmpty,
      ...(exitIntent && { exitIntent }),
      ...(gtmId && { gtmId }),
      ...(early && { early: { src: early, container } }),
    },
    cookies.length ? { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) } : undefined,
  );
}

/** Only documents need this data; scripts read the cookies (`*.browser.ts`). */
export const shouldRevalidate = () => false;

/** Before the styles load, a mouse over the page would force a layout of all content (base.css resets this). */
const unstyled = { contentVisibility: 'auto' } as const;

/**
 * The server renders the document once for each route: it must not contain data of a request
 * (server/document-renderer). The browser hydrates the root element alone.
 */
export function Layout({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <ServerDocument>{children}</ServerDocument>;
  return (
    <>
      {children}
      <DocumentHead />
    </>
  );
}

function ServerDocument({ children }: { children: ReactNode }) {
  const nonce = useScriptMark();
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#f8f5f0" />
        {/* Safari on iPhones would replace texts by links, and such a page is not hydrated. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {/* First, so that the preload of the page's main photo gets the open connection. */}
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {fonts.map((font) => (
          <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" key={font} />
        ))}
        <Links />
      </head>
      <body style={unstyled}>
        <div id={rootElementId}>{children}</div>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const visitor = useRouteLoaderData<typeof loader>('root');
  useOneTap(visitor?.oneTap);
  useAnalytics(visitor?.gtmId);
  return (
    <>
      <BrokerageColors />
      {visitor?.early && <EarlyScript {...visitor.early} />}
      {/* First in tab order, although it is at the edge of the page. */}
      <Consent isDecided={visitor?.isDecided} />
      <LazySignIn isSignedIn={visitor?.isSignedIn} providers={visitor?.providers}>
        <FavoritesProvider ids={visitor?.favorites}>
          <RestoredFormProvider kept={visitor?.keptForm}>
            <Outlet />
          </RestoredFormProvider>
        </FavoritesProvider>
      </LazySignIn>
      <ClientBehaviors contentId={contentId} areWanted={visitor?.wantsScripts} />
      <LazyExitDialog isAllowed={visitor?.exitIntent} />
      <Messages />
    </>
  );
}

/** Color properties of the brokerage: more specific than the design's, loaded before the first paint. */
function BrokerageColors() {
  const { colours } = useBrokerage();
  return colours ? <link rel="stylesheet" href={colours} /> : null;
}

function Messages() {
  const visitor = useRouteLoaderData<typeof loader>('root');
  return (
    <>
      {visitor?.flash && <Snackbar message={visitor.flash} />}
      <SnackbarArea />
    </>
  );
}

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

/** An error without a status is a 500; its details are not shown. */
export function ErrorBoundary() {
  const visitor = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  const unkept = repostFormOf(error);
  useFailedBar();
  useAnalytics(visitor?.gtmId);
  return (
    <>
      <BrokerageColors />
      <Consent isDecided={visitor?.isDecided} />
      <Header />
      {unkept ? <RepostFormPage form={unkept} /> : <ErrorPage status={statusOf(error)} />}
      <Footer />
      <Messages />
    </>
  );
}
