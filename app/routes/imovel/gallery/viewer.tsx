import './viewer.css';
import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { Photo as PhotoData } from '~/domain/property';
import { Photo } from '~/components/ui/photo';
import { Drawing, Icon } from '~/components/ui/icon';
import { pictureKey } from '~/domain/picture';
import { galleryPhotoWidth } from './first-photo';
import type { PictureKind } from './opened-picture';
import { useGestures } from './use-gestures';

interface ViewerProps {
  kind: PictureKind;
  pictures: readonly PhotoData[];
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

const texts = {
  foto: { title: 'Fotos do imóvel', previous: 'Foto anterior', next: 'Próxima foto' },
  planta: { title: 'Plantas do imóvel', previous: 'Planta anterior', next: 'Próxima planta' },
} as const;
const zoomPaths = {
  in: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0M15.5 15.5l5 5M10.5 7.5v6M7.5 10.5h6',
  out: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0M15.5 15.5l5 5M7.5 10.5h6',
};

const counterId = 'visor-contagem';
/** Pan distance of an arrow key, in px. */
const keyStep = 80;

/** Full-screen viewer with swipe, pinch and arrow keys. The modal dialog traps the focus and restores it. */
export function Viewer({ kind, pictures, index, onTurn, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isEnlarged, setEnlarged] = useState(false);
  const last = pictures.length - 1;
  const turnTo = (to: number) => {
    const next = Math.min(last, Math.max(0, to));
    if (next !== index) onTurn(next);
  };
  const gestures = useGestures(stage, { index, last, onTurn: turnTo, onEnlarge: setEnlarged });

  // Opens before the first paint. Closes while the dialog is in the document, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  const arrow = (x: number, y: number) => () =>
    isEnlarged ? gestures.move({ x: -x * keyStep, y: -y * keyStep }) : turnTo(index + x);
  const keys: Record<string, () => void> = {
    ArrowLeft: arrow(-1, 0),
    ArrowRight: arrow(1, 0),
    ArrowUp: arrow(0, -1),
    ArrowDown: arrow(0, 1),
    Home: () => turnTo(0),
    End: () => turnTo(last),
    '+': gestures.enlarge,
    '-': gestures.fit,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = !event.ctrlKey && !event.metaKey && !event.altKey && keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const text = texts[kind];
  return (
    <dialog
      className="visor escuro"
      ref={dialog}
      aria-label={text.title}
      aria-describedby={counterId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div className="visor__palco" ref={stage}>
        {pictures.map(
          (picture, at) =>
            Math.abs(at - index) <= 1 && (
              <div
                className="visor__foto"
                style={{ '--de': at - index, '--razao': picture.width / picture.height } as CSSProperties}
                aria-hidden={at !== index}
                data-atual={at === index || undefined}
                key={pictureKey(picture)}
              >
                <Photo
                  photo={picture}
                  sizes="100vw"
                  maxWidth={galleryPhotoWidth}
                  priority={at === index}
                  eager
                />
              </div>
            ),
        )}
      </div>
      <p className="visor__n num" role="status" id={counterId}>
        {index + 1} de {pictures.length}
      </p>
      <div className="visor__acoes">
        <button
          type="button"
          className="bi"
          aria-label={isEnlarged ? 'Reduzir' : 'Ampliar'}
          onClick={isEnlarged ? gestures.fit : gestures.enlarge}
        >
          <Drawing path={isEnlarged ? zoomPaths.out : zoomPaths.in} />
        </button>
        <button type="button" className="bi" aria-label="Fechar" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {last > 0 && (
        <>
          <Arrow to="previous" label={text.previous} off={index === 0} onClick={() => turnTo(index - 1)} />
          <Arrow to="next" label={text.next} off={index === last} onClick={() => turnTo(index + 1)} />
        </>
      )}
    </dialog>
  );
}

interface ArrowProps {
  to: 'previous' | 'next';
  label: string;
  off: boolean;
  onClick: () => void;
}

/** At an end the button is not `disabled`, so that it keeps the focus. */
function Arrow({ to, label, off, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={`bi visor__seta visor__seta--${to}`}
      aria-label={label}
      aria-disabled={off}
      onClick={onClick}
    >
      <Icon name={to} />
    </button>
  );
}
