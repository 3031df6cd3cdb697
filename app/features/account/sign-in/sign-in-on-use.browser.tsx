import { useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import type { SocialProvider } from '@domain/providers';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SignInWindow } from './sign-in-window';
import { asksToSignIn } from './asks';
import { useForgetWhereLeft } from './forget-saved.browser';
import type { SignInView } from './view';
import { links } from '~/links';
import { anchorOf, isPlainClick } from '~/navigation/plain-link.browser';

/** The window as markup, for a page's path; the server's own; empty for who is signed in. */
export const SignInOverlay = createContext<((path: string) => string) | null>(null);

interface SignInOnUseProps {
  isSignedIn?: boolean;
  /** What a visitor may sign in by, besides. */
  providers?: readonly SocialProvider[];
  /** The page below. */
  children: ReactNode;
}

interface Opened {
  Window: typeof SignInWindow;
  start: SignInView;
}

/**
 * The page, and over it the sign-in window, opened by links that lead to signing in and by addresses that ask for it
 * (spec 1 §2.6). Nothing of it is loaded before. Where it cannot be had, links lead to its page, and what the server
 * wrote stands: the page below is out of reach then too. It closes where its visitor goes on to another page, or back.
 */
export function SignInOnUse({ isSignedIn, providers = [], children }: SignInOnUseProps) {
  const { pathname, search, key } = useLocation();
  const here = pathname + search;
  const isAsked = asksToSignIn({ pathname, search });
  const overlay = useContext(SignInOverlay);
  const navigate = useNavigate();
  const arrivedBy = useNavigationType();
  const [opened, setOpened] = useState<Opened>();
  /** Gives the page's address without what asked for the window; null where its visitor has gone on meanwhile. */
  const open = async (path: string) => {
    const { href } = location;
    const { SignInWindow, takeOver } = await import('./sign-in-window');
    return takeOver(path, href, (start) => flushSync(() => setOpened({ Window: SignInWindow, start })));
  };

  const [at, setAt] = useState(key);
  if (at !== key) {
    setAt(key);
    // Its own step, from the address that asked for it to the page's, replaces that.
    if (arrivedBy !== 'REPLACE') setOpened(undefined);
  }
  useForgetWhereLeft(opened?.start.saved);

  useEffect(() => {
    if (!isAsked) return;
    // A page that was kept: the server knows where who is signed in wanted to go.
    if (isSignedIn) return location.replace(here);
    open(here).then(
      (page) => page && navigate(page, { replace: true, preventScrollReset: true }),
      () => {},
    );
    // Once for each arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? anchorOf(event.target) : null;
      if (!link || !leadsToSignIn(link)) return;
      event.preventDefault();
      const { pathname, search, href } = link;
      const path = search ? pathname + search : location.pathname + location.search;
      open(path).catch(() => location.assign(href));
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  const stands = isAsked && !isSignedIn && !opened;
  return (
    <>
      <div {...(stands && inert)}>{children}</div>
      {opened && (
        <opened.Window start={opened.start} providers={providers} onClose={() => setOpened(undefined)} />
      )}
      {isAsked && !opened && (
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: overlay?.(here) ?? '' }} />
      )}
    </>
  );
}

/** React 18 does not know it, and writes it as it is. */
const inert = { inert: '' };

/** Not from the pages of signing in themselves. */
const leadsToSignIn = ({ pathname, origin }: HTMLAnchorElement) =>
  origin === location.origin &&
  (pathname === links.login() || pathname === links.register()) &&
  !location.pathname.startsWith('/area-do-cliente/');
