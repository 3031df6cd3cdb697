import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import { dialogFallback } from '~/navigation/missing-files.browser';
import { isPlainClick } from '~/navigation/plain-link.browser';

/** Link to the folder's links; scripts open them in a dialog, loaded on first use. */
export function ShareLink({ folder }: { folder: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [dialog, setDialog] = useState<ReactNode>();
  const close = useCallback(() => {
    setDialog(undefined);
    link.current?.focus({ preventScroll: true });
  }, []);
  const href = links.shareFolder(folder);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    import('./share-dialog')
      .then(({ loadShareDialog: load }) => load(folder, close))
      .then(setDialog)
      .catch(dialogFallback(() => location.assign(href)));
  };
  return (
    <>
      <a className="bt bt--2 bt--c" href={href} ref={link} onClick={onClick}>
        <Icon name="share" small />
        Compartilhar
      </a>
      {dialog}
    </>
  );
}
