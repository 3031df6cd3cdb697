import { useRevalidator } from '@remix-run/react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { Dialog } from '~/components/ui/dialog';
import { useOpenDialog, fetchDialogData } from '~/components/ui/lazy-dialog.browser';
import { links } from '~/links';
import { setBusy } from '~/navigation/busy-button.browser';
import { afterChange, type ShareShown } from './after-change';
import { sendChange } from './send-change.browser';
import type { ShareData } from './share-data.server';
import { shareField } from './share-fields';
import { ShareFolder, shareTitle } from './share-folder';
import { useRestoreFocus } from './use-restore-focus.browser';
import './share-dialog.css';

const id = 'janela-compartilhar';

/** Dialog with a folder's links. @throws if its data cannot be loaded */
export async function loadShareDialog(folder: string, onClose: () => void): Promise<ReactNode> {
  const shared = await fetchDialogData<ShareData>(links.shareFolderAction(folder));
  return <ShareDialog shared={shared} onClose={onClose} />;
}

/** Submits its forms by script, then revalidates the page below. */
function ShareDialog({ shared, onClose }: { shared: ShareData; onClose: () => void }) {
  const [shown, setShown] = useState<ShareShown>(shared);
  const { revalidate } = useRevalidator();
  const isSending = useRef(false);
  useOpenDialog(id, onClose);
  const restoreFocusTo = useRestoreFocus(id, shown);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const form = event.target as HTMLFormElement;
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const fields = new FormData(form, button);
    restoreFocusTo(fields.get(shareField.link));
    setBusy(button, true);
    void sendChange(shown.folder.id, fields).then((change) => {
      isSending.current = false;
      setBusy(button, false);
      setShown((before) => afterChange(before, change));
      revalidate();
    });
  };
  const { said: message } = shown;
  return (
    <Dialog id={id} title={shareTitle(shown)}>
      <div onSubmit={onSubmit}>
        <div role="status">
          {message && (
            <p className={`compartilha__dito compartilha__dito--${message.tone}`}>
              <Icon name={message.tone === 'success' ? 'check' : 'warning'} small />
              {message.text}
            </p>
          )}
        </div>
        <ShareFolder shared={shown} until="depois de fechar" heading="h3" />
      </div>
    </Dialog>
  );
}
