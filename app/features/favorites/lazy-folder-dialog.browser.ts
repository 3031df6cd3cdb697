import { type ReactNode, useEffect, useState } from 'react';
import { links } from '~/links';
import { dialogFallback } from '~/navigation/missing-files.browser';
import { anchorOf, isPlainClick } from '~/navigation/plain-link.browser';

/** Opens 'Escolher a pasta' as a lazy dialog; on failure the link opens the form's page. */
export function useFolderDialog(isSignedIn: boolean): ReactNode {
  const [dialog, setDialog] = useState<ReactNode>();
  useEffect(() => {
    if (!isSignedIn) return;
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? anchorOf(event.target) : null;
      if (link?.pathname !== links.chooseFolder() || link.origin !== location.origin) return;
      event.preventDefault();
      const { href, search } = link;
      import('./choose-folder-dialog')
        .then(({ loadFolderDialog: load }) => load(search, () => setDialog(undefined)))
        .then(setDialog)
        .catch(dialogFallback(() => location.assign(href)));
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isSignedIn]);
  return dialog;
}
