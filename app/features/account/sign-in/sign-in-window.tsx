import { useFetcher } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SocialProvider } from '@domain/providers';
import { emailStep, type SignInReply, type SignInView } from './view';
import type { SnackbarMessage } from '~/domain/snackbar';
import { Icon } from '~/components/ui/icon';
import { Regions } from '~/components/ui/snackbar';
import { anchorOf, isPlainClick } from '~/navigation/plain-link.browser';
import { SignInForm } from './sign-in-form';
import { useSignInView } from './use-sign-in-view';
import { WindowContent, windowTitleId } from './window-content';
import './sign-in.css';

export { takeOver } from './take-over.browser';

interface SignInWindowProps {
  start: SignInView;
  providers: readonly SocialProvider[];
  onClose: () => void;
}

/** The steps of signing in over the page that the visitor is on. It comes with its first use. */
export function SignInWindow({ start, providers, onClose }: SignInWindowProps) {
  const fetcher = useFetcher<SignInReply>();
  const { view, attempt, messages, show } = useSignInView(start, fetcher.data);
  // Once there is an answer the next step may be sent, while the page below still looks after its data.
  const [sentAt, setSentAt] = useState<SignInReply | undefined>();
  const pending = fetcher.state !== 'idle' && fetcher.data === sentAt;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    // A link to the page below: that is there already.
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? anchorOf(event.target) : null;
      if (link && link.target !== '_blank' && link.pathname === location.pathname) onClose();
    };
    const element = dialog.current!;
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className="auth"
      aria-labelledby={windowTitleId}
      // Esc does not close it (spec 1 §2.6); Chromium lets a second one through without asking.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <WindowContent
        view={view}
        onBack={() => show(emailStep(view.values, view.returnTo))}
        close={
          <button type="button" className="bi" aria-label="Fechar" onClick={onClose}>
            <Icon name="close" />
          </button>
        }
      >
        <SignInForm
          key={attempt}
          view={view}
          pending={pending}
          providers={providers}
          takesFocus
          onSubmit={(event) => {
            event.preventDefault();
            setSentAt(fetcher.data);
            fetcher.submit(event.currentTarget);
          }}
        />
      </WindowContent>
      <WindowMessages texts={messages} key={`avisos-${attempt}`} />
    </dialog>
  );
}

/** What an answer says, one after the other, in the window: all else is out of reach while it is open. */
function WindowMessages({ texts }: { texts: readonly string[] }) {
  const [left, setLeft] = useState<readonly SnackbarMessage[]>([]);
  useEffect(() => setLeft(texts.map((text) => ({ tone: 'danger', text }))), [texts]);
  return <Regions message={left[0] ?? null} onTimeout={() => setLeft(left.slice(1))} />;
}
