import { useState, type MouseEvent } from 'react';
import type { Photo as PhotoData } from '~/domain/property';
import { isPlainClick } from '~/navigation/plain-link.browser';
import { Photo } from '~/components/ui/photo';
import { Icon } from '~/components/ui/icon';
import { photoSizes } from '@domain/media/photo';
import { galleryPhotoWidth } from './first-photo';
import type { Medium } from './media';
import { TabIcon } from './tab-icons';

interface PlayerProps {
  kind: 'video' | 'tour';
  medium: Medium;
  title: string;
  poster: PhotoData | undefined;
}

const texts = {
  video: { open: 'Reproduzir vídeo', outside: 'Ver vídeo', frame: 'Vídeo' },
  tour: { open: 'Abrir Tour 3D', outside: 'Abrir Tour 3D', frame: 'Tour 3D' },
} as const;

/** The player may play, use full screen and open its own pages. It has no access to our page. */
const sandbox =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';
const allow =
  'autoplay; fullscreen; encrypted-media; picture-in-picture; xr-spatial-tracking; gyroscope; accelerometer';

/** Loads third-party content only on a click. A plain link without scripts and for hosts not on the operator's list. */
export function Player({ kind, medium: { href, embed }, title, poster }: PlayerProps) {
  const [isOpen, setOpen] = useState(false);
  const text = texts[kind];
  if (isOpen && embed) {
    return (
      <div className="video">
        <iframe
          src={embed}
          title={`${text.frame}: ${title}`}
          sandbox={sandbox}
          allow={allow}
          ref={(frame) => frame?.focus()}
        />
      </div>
    );
  }
  const isPlay = kind === 'video' && embed !== null;
  const open = (event: MouseEvent) => {
    if (!embed || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className="video">
      <Photo
        photo={poster ?? null}
        sizes={photoSizes.gallery}
        maxWidth={galleryPhotoWidth}
        cut="square"
        priority
      />
      <a
        className={isPlay ? 'bi bi--papel' : 'bt bt--c'}
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={isPlay ? text.open : undefined}
        onClick={open}
      >
        <TabIcon tab={kind} small={!isPlay} />
        {!isPlay &&
          (embed ? text.open : `${text.outside} em ${new URL(href).hostname.replace(/^www\./, '')}`)}
        {!embed && (
          <>
            <Icon name="external" small />
            <span className="vh">(abre em nova aba)</span>
          </>
        )}
      </a>
    </div>
  );
}
