import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState, type AnchorHTMLAttributes } from 'react';
import type { Photo } from '~/domain/property';
import { isPlainClick } from '~/navigation/plain-link.browser';
import { pictureUrl } from '~/domain/picture';
import { galleryPhotoWidth } from './first-photo';
import { openedPicture, pictureId, type PictureKind } from './opened-picture';
import type * as ViewerModule from './viewer';

/** What an entry of the history says that the viewer made: going back from it closes the viewer. */
const ours = { viewer: true };

/** What a link to a picture has besides its address. */
export type LinkTo = (
  kind: PictureKind,
  index: number,
) => Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'onPointerEnter' | 'onFocus'>;

/**
 * The full-screen viewer, as the address's fragment says (`#foto-3`). Its code comes with its first use.
 * @returns the viewer while it is open, and of what; and what makes a link to a picture open it
 */
export function useViewer(pictures: Record<PictureKind, readonly Photo[]>) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [module, setModule] = useState<typeof ViewerModule>();
  const isClosing = useRef(false);
  const opened = openedPicture(hash, { foto: pictures.foto.length, planta: pictures.planta.length });
  const picture = opened && pictures[opened.kind][opened.index];
  const file = pictureUrl(picture, galleryPhotoWidth);

  // Without the viewer there is still the picture; but nobody is sent there for what was only made ready.
  const prepare = useCallback(() => void import('./viewer').then(setModule, () => undefined), []);
  useEffect(() => {
    isClosing.current = false;
    if (file && !module) import('./viewer').then(setModule, () => window.location.replace(file));
  }, [file, module]);

  const show = (fragment: string, how: { replace?: boolean; state?: unknown }) =>
    navigate({ pathname, search, hash: fragment }, { ...how, preventScrollReset: true });
  const linkTo: LinkTo = (kind, index) => ({
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event) => {
      if (!isPlainClick(event.nativeEvent)) return;
      event.preventDefault();
      show(`#${pictureId(kind, index)}`, { state: ours });
    },
  });
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = true;
    if ((state as typeof ours | null)?.viewer) navigate(-1);
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
