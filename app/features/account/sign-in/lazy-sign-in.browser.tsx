import { useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import type { SocialProvider } from '@domain/people/providers';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SignInDialog } from './sign-in-dialog';
import { isSignInRequested } from './is-sign-in-requested';
import { useForgetOnLeave } from './forget-saved.browser';
import type { SignInView } from './view';
import { links } from '~/links';
import { dialogFallback, locationKey } from '~/navigation/missing-files.browser';
import { anchorOf, isPlainClick } from '~/navigation/plain-link.browser';

/** Server-rendered dialog for a path; '' for a signed-in visitor. */
export const SignInOverlay = createContext<((path: string) => string) | null>(null);

interface LazySignInProps {
  isSignedIn?: boolean;
  providers?: readonly SocialProvider[];
  children: ReactNode;
}

interface Opened {
  Window: typeof SignInDialog;
  start: SignInView;
}

/** Lazy sign-in dialog for links and URLs that request it (spec 1 §2.6). On failure links open the sign-in page. */
export function LazySignIn({ isSignedIn, providers = [], children }: LazySignInProps) {
  const { pathname, search, key } = useLocation();
  const here = pathname + search;
  const isRequested = isSignInRequested({ pathname, search });
  const overlay = useContext(SignInOverlay);
  const navigate = useNavigate();
  const arrivedBy = useNavigationType();
  const [opened, setOpened] = useState<Opened>();
  /** Returns the path without the dialog's parameters; null if the visitor has left the page. */
  const open = async (path: string) => {
    const from = locationKey();
    const { SignInDialog: Dialog, takeOver } = await import('./sign-in-dialog');
    return takeOver(path, from, (view) => flushSync(() => setOpened({ Window: Dialog, start: view })));
  };

  const [at, setAt] = useState(key);
  if (at !== key) {
    setAt(key);
    // The dialog's own URL cleanup is a REPLACE and must not close it.
    if (arrivedBy !== 'REPLACE') setOpened(undefined);
  }
  useForgetOnLeave(opened?.start.saved);

  useEffect(() => {
    if (!isRequested) return;
    // The page came from a cache: the server redirects a signed-in visitor.
    if (isSignedIn) return location.replace(here);
    open(here).then(
      (page) => page && navigate(page, { replace: true, preventScrollReset: true }),
      () => {},
    );
    // Run once for each navigation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? anchorOf(event.target) : null;
      if (!link || !leadsToSignIn(link)) return;
      event.preventDefault();
      const { pathname, search, href } = link;
      const path = search ? pathname + search : location.pathname + location.search;
      open(path).catch(dialogFallback(() => location.assign(href)));
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  const isServerDialogShown = isRequested && !isSignedIn && !opened;
  return (
    <>
      <div {...(isServerDialogShown && inert)}>{children}</div>
      {opened && (
        <opened.Window start={opened.start} providers={providers} onClose={() => setOpened(undefined)} />
      )}
      {isRequested && !opened && (
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: overlay?.(here) ?? '' }} />
      )}
    </>
  );
}

/** React 18 has no `inert` prop; it passes the attribute on. */
const inert = { inert: '' };

const leadsToSignIn = ({ pathname, origin }: HTMLAnchorElement) =>
  origin === location.origin &&
  (pathname === links.login() || pathname === links.register()) &&
  !location.pathname.startsWith('/area-do-cliente/');
