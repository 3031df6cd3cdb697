import { useRevalidator } from '@remix-run/react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { Window } from '~/components/ui/window';
import { useOpenWindow, windowData } from '~/components/ui/window-on-use.browser';
import { links } from '~/links';
import { setBusy } from '~/navigation/busy-button.browser';
import { afterChange, type ShareShown } from './after-change';
import { sendChange } from './send-change.browser';
import type { ShareData } from './share-data.server';
import { shareField } from './share-fields';
import { ShareFolder, shareTitle } from './share-folder';
import { useFocusKept } from './use-focus-kept.browser';
import './share-window.css';

const id = 'janela-compartilhar';

/** The window of a folder's links. @throws where it cannot be had; their page says why */
export async function shareWindow(folder: string, onClose: () => void): Promise<ReactNode> {
  const shared = await windowData<ShareData>(links.shareFolderAction(folder));
  return <ShareWindow shared={shared} onClose={onClose} />;
}

/** It opens at once, over the folder; what is pressed in it is done in it, and the folder below follows. */
function ShareWindow({ shared, onClose }: { shared: ShareData; onClose: () => void }) {
  const [shown, setShown] = useState<ShareShown>(shared);
  const { revalidate } = useRevalidator();
  const isSending = useRef(false);
  useOpenWindow(id, onClose);
  const keepFocusBy = useFocusKept(id, shown);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const form = event.target as HTMLFormElement;
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const fields = new FormData(form, button);
    keepFocusBy(fields.get(shareField.link));
    setBusy(button, true);
    void sendChange(shown.folder.id, fields).then((change) => {
      isSending.current = false;
      setBusy(button, false);
      setShown((before) => afterChange(before, change));
      revalidate();
    });
  };
  const { said } = shown;
  return (
    <Window id={id} title={shareTitle(shown)}>
      <div onSubmit={onSubmit}>
        <div role="status">
          {said && (
            <p className={`compartilha__dito compartilha__dito--${said.tone}`}>
              <Icon name={said.tone === 'success' ? 'check' : 'warning'} small />
              {said.text}
            </p>
          )}
        </div>
        <ShareFolder shared={shown} until="depois de fechar" heading="h3" />
      </div>
    </Window>
  );
}
