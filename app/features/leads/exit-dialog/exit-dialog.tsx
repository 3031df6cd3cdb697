import { useFetcher } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { firstNameOf } from '@domain/people/first-name';
import { Gravura } from '~/components/ui/gravura';
import { Icon } from '~/components/ui/icon';
import { SnackbarArea } from '~/components/ui/snackbar';
import { takeFlash } from '~/components/ui/snackbars.browser';
import { fetchDialogData } from '~/components/ui/lazy-dialog.browser';
import { useBrokerage } from '~/components/use-brokerage';
import { links } from '~/links';
import { isDirty } from './can-interrupt.browser';
import { exitPersonForm } from './exit-forms';
import { type ExitReply, firstStepIn } from './exit-reply';
import { PersonStep, WishStep } from './exit-steps';
import { exitTexts } from './exit-texts';
import { typedOver } from './typed-over.browser';
import type { ExitVisitor } from './exit-visitor';

const titleId = 'saida-titulo';

interface ExitDialogProps {
  who: ExitVisitor;
  onClose: () => void;
}

/** Exit dialog with two steps (spec 2 §4). */
export function ExitDialog({ who, onClose }: ExitDialogProps) {
  const fetcher = useFetcher<ExitReply>();
  const reply = fetcher.data;
  // An answered form may be sent again while the page revalidates.
  const [sentAt, setSentAt] = useState<ExitReply | undefined>();
  const pending = fetcher.state !== 'idle' && fetcher.data === sentAt;
  const first = firstStepIn(reply);
  const known = useSignedIn(who);
  const texts = exitTexts(useBrokerage().promises.reply);
  const { title, lead } = first ? texts.wish : texts.person(known.person && firstNameOf(known.person.nome));
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current!;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      takeFlash();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current!;
    // A press outside closes the dialog, unless a form has input.
    const onPress = ({ target }: MouseEvent) => {
      if (target === element && ![...element.querySelectorAll('form')].some(isDirty)) onClose();
    };
    element.addEventListener('mousedown', onPress);
    return () => element.removeEventListener('mousedown', onPress);
  }, [onClose]);
  useEffect(() => heading.current?.focus(), [first]);
  useEffect(() => {
    if (reply?.isDone) onClose();
  }, [reply, onClose]);

  const send = (form: HTMLFormElement) => {
    setSentAt(fetcher.data);
    fetcher.submit(form);
  };
  const own = { pending, send };
  return (
    <dialog
      ref={dialog}
      className="saida"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <figure>
        <Gravura name="praia-mansa" sizes="(min-width: 768px) 36rem, 1px" />
      </figure>
      <div>
        <div className="janela__topo">
          <h2 id={titleId} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <button type="button" className="bi" aria-label="Fechar" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="janela__corpo">
          <p className="suave">{lead}</p>
          {first ? (
            <WishStep first={first} reply={reply} own={own} />
          ) : (
            <PersonStep person={known.typed} reply={reply} own={own} key={known.person?.email} />
          )}
        </div>
      </div>
      <SnackbarArea />
    </dialog>
  );
}

function useSignedIn(who: ExitVisitor) {
  const [known, setKnown] = useState({ person: who.person, typed: who.person });
  useEffect(() => {
    if (known.person) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const { person } = await fetchDialogData<ExitVisitor>(links.whoIsLeaving()).catch(() => who);
      if (person) setKnown({ person, typed: typedOver(person, exitPersonForm.id) });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [known, who]);
  return known;
}
