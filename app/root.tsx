import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import type { ReactNode } from 'react';
import { Enhancements } from '~/enhancements';
import { useOneTap } from '~/features/account/providers/one-tap-on-use.browser';
import { useFailedBar } from '~/navigation/loading-bar.browser';
import { SignInOnUse } from '~/features/account/sign-in/sign-in-on-use.browser';
import { takeKeptForm } from '~/features/account/session/keep-form.server';
import { UnkeptFormPage, unkeptFormOf } from '~/features/account/session/unkept-form';
import { ErrorPage, errorTitle } from '~/features/frame/error-page';
import { Footer } from '~/features/frame/footer';
import { Header } from '~/features/frame/header';
import { contentId } from '~/components/ui/content-id';
import { Consent } from '~/features/marketing/consent/consent-notice';
import { FavoritesProvider } from '~/features/favourites/favorites';
import { Snackbar, SnackbarArea } from './components/ui/snackbar';
import { KeptFormProvider } from '~/forms/kept-form';
import { useScriptMark } from './script-mark';
import { mayLoad } from '~/features/marketing/analytics/may-load';
import { useAnalytics } from '~/features/marketing/analytics/tell.browser';
import { readConsent } from '~/features/marketing/consent/consent.server';
import { favoriteIds } from '~/features/favourites/favorites.server';
import { clearFlash, readFlash } from '~/request/flash.server';
import { ExitOnUse } from '~/features/leads/exit-window/exit-on-use.browser';
import { leaveWhereEnded } from '~/features/account/session/guard.server';
import { hasNoHomes } from '~/domain/menus/fixed-searches';
import { leadOnWhereSignedIn, leftBehind } from '~/features/account/sign-in/arrival.server';
import { houseIn } from '~/page-meta';
import { shownHouse } from '~/shown-house.server';
import { useHouse } from '~/components/house';
import { hasOneTap } from '~/features/account/providers/one-tap.server';
import instrumentSans from './fonts/instrument-sans.woff2?url';
import ysabeau from './fonts/ysabeau.woff2?url';
import './styles/app.css';

const fonts = [ysabeau, instrumentSans];

/** Pages have titles of their own; this one stands on the error page and where a page has none. */
export const meta: MetaFunction<typeof loader> = ({ error, matches }) => [
  { title: error ? errorTitle(houseIn(matches).name, statusOf(error)) : houseIn(matches).name },
  ...(error ? [{ name: 'robots', content: 'noindex' }] : []),
];

/**
 * What an answer before this page has left to be said, what the visitor allows, how they may sign in, and the favourites
 * of who has.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const flash = readFlash(request);
  const consent = readConsent(request);
  const favorites = await favoriteIds(context);
  leaveWhereEnded(args);
  leadOnWhereSignedIn(args);
  const isSignedIn = context.session.user !== null;
  const { providers } = context.settings;
  const left = await takeKeptForm(args);
  const cookies = [flash && clearFlash(), leftBehind(args), left?.cookie ?? null].filter(
    (cookie) => cookie !== null,
  );
  const house = shownHouse(context.settings.firm);
  const isEmpty = hasNoHomes(context.onOffer);
  const exitIntent = (context.settings.exitIntent && !isSignedIn) || undefined;
  const gtmId = context.settings.gtmId ?? undefined;
  const isNothing = !cookies.length && !consent.decided && !isSignedIn && !isEmpty && !house;
  if (isNothing && !exitIntent && !gtmId && providers.length === 0) return null;
  const oneTap = hasOneTap(context, consent, new URL(request.url).pathname);
  return data(
    {
      flash,
      isDecided: consent.decided,
      // Google's one tap, and analytics where they are allowed, have something to do before a page is touched.
      wantsScripts: oneTap || (gtmId !== undefined && mayLoad(consent)),
      favorites,
      isSignedIn,
      providers,
      oneTap,
      keptForm: left?.form,
      house,
      isEmpty,
      // What is off no page says anything of.
      ...(exitIntent && { exitIntent }),
      ...(gtmId && { gtmId }),
    },
    cookies.length ? { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) } : undefined,
  );
}

/** Only a document is asked for it: scripts read the cookies themselves (`x.browser.ts`). */
export const shouldRevalidate = () => false;

/**
 * A mouse that lies over the page has the browser lay it out before its styles have come, all of it for nothing: until
 * then what it holds is laid out where it is seen (base.css takes it back).
 */
const unstyled = { contentVisibility: 'auto' } as const;

/** The frame of every document: rendered once for each route, so nothing of a request may stand in it (server/short-way). */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useScriptMark();
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#f8f5f0" />
        {/* First, so that a page's first picture, which it preloads here, gets the connection that is open. */}
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
        {children}
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
      <HouseColours />
      {/* First in the order of keys: it asks before anything else does, though it lies at the page's edge. */}
      <Consent isDecided={visitor?.isDecided} />
      <SignInOnUse isSignedIn={visitor?.isSignedIn} providers={visitor?.providers}>
        <FavoritesProvider ids={visitor?.favorites}>
          <KeptFormProvider kept={visitor?.keptForm}>
            <Outlet />
          </KeptFormProvider>
        </FavoritesProvider>
      </SignInOnUse>
      <Enhancements contentId={contentId} areWanted={visitor?.wantsScripts} />
      <ExitOnUse isAllowed={visitor?.exitIntent} />
      <Messages />
    </>
  );
}

/** The tokens that are the house's own; they come before anything is painted, and weigh more than the design's. */
function HouseColours() {
  const { colours } = useHouse();
  return colours ? <link rel="stylesheet" href={colours} /> : null;
}

/** What is said besides the page's own content: a message left by the answer before. */
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

/** One boundary for all pages: an answered error shows its status, anything else is a 500 that tells nothing of the inside. */
export function ErrorBoundary() {
  const visitor = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  const unkept = unkeptFormOf(error);
  useFailedBar();
  useAnalytics(visitor?.gtmId);
  return (
    <>
      <HouseColours />
      <Consent isDecided={visitor?.isDecided} />
      <Header />
      {unkept ? <UnkeptFormPage form={unkept} /> : <ErrorPage status={statusOf(error)} />}
      <Footer />
      <Messages />
    </>
  );
}
