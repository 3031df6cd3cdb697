import { type ReactNode, useEffect, useState } from 'react';
import { links } from '~/links';
import { anchorOf, isPlainClick } from '~/navigation/plain-link.browser';

/**
 * 'Escolher a pasta' opens a window over the page, which comes with its use; where it cannot be had the link leads to the
 * same form's page.
 * @param isSignedIn nobody else is offered the link
 */
export function useFolderWindow(isSignedIn: boolean): ReactNode {
  const [window, setWindow] = useState<ReactNode>();
  useEffect(() => {
    if (!isSignedIn) return;
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? anchorOf(event.target) : null;
      if (link?.pathname !== links.chooseFolder() || link.origin !== location.origin) return;
      event.preventDefault();
      const { href, search } = link;
      import('./choose-folder-window')
        .then(({ folderWindow }) => folderWindow(search, () => setWindow(undefined)))
        .then(setWindow)
        .catch(() => location.assign(href));
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isSignedIn]);
  return window;
}
