import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState, type AnchorHTMLAttributes } from 'react';
import type { Photo } from '~/domain/property';
import { dialogFallback } from '~/navigation/missing-files.browser';
import { isPlainClick } from '~/navigation/plain-link.browser';
import { pictureUrl } from '~/domain/picture';
import { galleryPhotoWidth } from './first-photo';
import { openedPicture, pictureId, type PictureKind } from './opened-picture';
import type * as ViewerModule from './viewer';

/** History state of the viewer's own entries: Back from them closes the viewer. */
const viewerEntry = { viewer: true };

export type LinkTo = (
  kind: PictureKind,
  index: number,
) => Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'onPointerEnter' | 'onFocus'>;

/** Full-screen viewer of the URL fragment (`#foto-3`); its code loads on first use. */
export function useViewer(pictures: Record<PictureKind, readonly Photo[]>) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [module, setModule] = useState<typeof ViewerModule>();
  const isClosing = useRef(false);
  const opened = openedPicture(hash, { foto: pictures.foto.length, planta: pictures.planta.length });
  const picture = opened && pictures[opened.kind][opened.index];
  const file = pictureUrl(picture, galleryPhotoWidth);

  // If the viewer fails to load, opens the file instead. A failed prefetch does nothing.
  const prepare = useCallback(() => void import('./viewer').then(setModule, () => undefined), []);
  useEffect(() => {
    isClosing.current = false;
    if (!file || module) return;
    const openFile = dialogFallback(() => window.location.replace(file));
    import('./viewer').then(setModule, openFile);
  }, [file, module]);

  const show = (fragment: string, how: { replace?: boolean; state?: unknown }) =>
    navigate({ pathname, search, hash: fragment }, { ...how, preventScrollReset: true });
  const linkTo: LinkTo = (kind, index) => ({
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event) => {
      if (!isPlainClick(event.nativeEvent)) return;
      event.preventDefault();
      show(`#${pictureId(kind, index)}`, { state: viewerEntry });
    },
  });
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = true;
    if ((state as typeof viewerEntry | null)?.viewer) navigate(-1);
    else show('', { replace: true });
  };
  const viewer = opened && module && (
    <module.Viewer
      kind={opened.kind}
      pictures={pictures[opened.kind]}
      index={opened.index}
      onTurn={(index) => show(`#${pictureId(opened.kind, index)}`, { replace: true, state })}
      onClose={close}
    />
  );
  return { viewer, opened: opened?.kind, linkTo };
}
