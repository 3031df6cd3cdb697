import { useFetcher } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SocialProvider } from '@domain/people/providers';
import { emailStep, type SignInReply, type SignInView } from './view';
import { embeddedBrowser } from '~/domain/embedded-browser';
import type { SnackbarMessage } from '~/domain/snackbar';
import { Icon } from '~/components/ui/icon';
import { Regions } from '~/components/ui/snackbar';
import { anchorOf, isPlainClick } from '~/navigation/plain-link.browser';
import { SignInForm } from './sign-in-form';
import { useSignInView } from './use-sign-in-view';
import { DialogContent, dialogTitleId } from './dialog-content';
import './sign-in.css';

export { takeOver } from './take-over.browser';

interface SignInDialogProps {
  start: SignInView;
  providers: readonly SocialProvider[];
  onClose: () => void;
}

export function SignInDialog({ start, providers, onClose }: SignInDialogProps) {
  const fetcher = useFetcher<SignInReply>();
  const { view, attempt, messages, show } = useSignInView(start, fetcher.data);
  // An answered form may be sent again while the page revalidates.
  const [sentAt, setSentAt] = useState<SignInReply | undefined>();
  const pending = fetcher.state !== 'idle' && fetcher.data === sentAt;
  const browser = embeddedBrowser(navigator.userAgent);
  const options = { providers, browser, siteUrl: location.origin };
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
      aria-labelledby={dialogTitleId}
      // Esc does not close it (spec 1 §2.6). In Chromium the second Esc cannot be canceled by `onCancel` alone.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <DialogContent
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
          options={options}
          takesFocus
          onSubmit={(event) => {
            event.preventDefault();
            setSentAt(fetcher.data);
            fetcher.submit(event.currentTarget);
          }}
        />
      </DialogContent>
      <DialogMessages texts={messages} key={`avisos-${attempt}`} />
    </dialog>
  );
}

function DialogMessages({ texts }: { texts: readonly string[] }) {
  const [left, setLeft] = useState<readonly SnackbarMessage[]>([]);
  useEffect(() => setLeft(texts.map((text) => ({ tone: 'danger', text }))), [texts]);
  return <Regions message={left[0] ?? null} onTimeout={() => setLeft(left.slice(1))} />;
}
