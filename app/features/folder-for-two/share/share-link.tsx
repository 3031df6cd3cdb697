import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import { isPlainClick } from '~/navigation/plain-link.browser';

/** Leads to the folder's links; scripts open them in a window, which comes with its use. */
export function ShareLink({ folder }: { folder: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [window, setWindow] = useState<ReactNode>();
  const close = useCallback(() => {
    setWindow(undefined);
    link.current?.focus({ preventScroll: true });
  }, []);
  const href = links.shareFolder(folder);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    import('./share-window')
      .then(({ shareWindow }) => shareWindow(folder, close))
      .then(setWindow)
      .catch(() => location.assign(href));
  };
  return (
    <>
      <a className="bt bt--2 bt--c" href={href} ref={link} onClick={onClick}>
        <Icon name="share" small />
        Compartilhar
      </a>
      {window}
    </>
  );
}
