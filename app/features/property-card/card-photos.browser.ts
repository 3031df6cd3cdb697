import { cardPhotoWidth, photoFormats, photoSizes, photoSrcSet, photoUrl } from '@domain/media/photo';
import './card-photos.css';

const mimeTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
const icons = { previous: 'm14.5 6.5-5.5 5.5 5.5 5.5', next: 'm9.5 6.5 5.5 5.5-5.5 5.5' } as const;

const strips = new WeakMap<Element, Strip>();
let observer: IntersectionObserver | undefined;

/** A strip over the photo makes it swipeable. Screen readers get only the first photo and the count. */
export function prepareCards(): void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) prepare(target as HTMLElement);
  });
  document.addEventListener('keydown', onKeyDown);
  for (const photoFrame of document.querySelectorAll('.card__foto[data-photos]')) {
    if (!strips.has(photoFrame)) observer.observe(photoFrame);
  }
}

function onKeyDown({ key, target }: KeyboardEvent) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const photoFrame =
    step && target instanceof Element && target.closest('.card')?.querySelector('.card__foto');
  if (photoFrame) strips.get(photoFrame)?.turn(step);
}

interface Strip {
  turn(step: 1 | -1): void;
}

function prepare(photoFrame: HTMLElement): void {
  observer?.unobserve(photoFrame);
  const bases = photoFrame.dataset.photos?.split(' ') ?? [];
  const photo = photoFrame.querySelector('picture, img');
  const href = photoFrame.closest('.card')?.querySelector<HTMLAnchorElement>(':is(h2, h3) a')?.href;
  if (strips.has(photoFrame) || !photo || !href) return;

  const strip = Object.assign(document.createElement('a'), { className: 'card__tira', href, tabIndex: -1 });
  strip.draggable = false;
  strip.setAttribute('aria-hidden', 'true');
  const slides = ['', ...bases].map(() => strip.appendChild(document.createElement('span')));
  const previous = arrow('previous', () => turn(-1));
  const next = arrow('next', () => turn(1));
  photo.after(strip, previous, next);

  const counter = photoFrame.querySelector('.card__n');
  const total = counter?.textContent?.split('/')[1] ?? String(slides.length);
  const current = () => Math.round(strip.scrollLeft / (strip.clientWidth || 1));

  /** Loads the current and the next photo, for the next swipe. */
  const loadAround = (index: number) => {
    for (const at of [index, index + 1]) {
      const base = bases[at - 1];
      const slide = slides[at];
      if (base && slide && !slide.firstChild) slide.append(picture(base));
    }
  };
  const show = () => {
    const index = current();
    loadAround(index);
    if (counter) counter.textContent = `${index + 1}/${total}`;
    previous.hidden = index === 0;
    next.hidden = index === slides.length - 1;
  };
  const turn = (step: 1 | -1) => {
    loadAround(current() + step);
    strip.scrollBy({ left: step * strip.clientWidth });
  };
  strip.addEventListener('scroll', show, { passive: true });
  for (const sign of ['pointerenter', 'touchstart']) {
    photoFrame.addEventListener(sign, () => loadAround(current()), { passive: true, once: true });
  }
  previous.hidden = true;
  strips.set(photoFrame, { turn });
}

function arrow(direction: keyof typeof icons, onClick: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `bi bi--papel card__seta card__seta--${direction}`,
    tabIndex: -1,
    innerHTML: `<svg class="ic p" viewBox="0 0 24 24"><path d="${icons[direction]}"/></svg>`,
  });
  button.setAttribute('aria-hidden', 'true');
  button.addEventListener('click', onClick);
  return button;
}

function picture(base: string): HTMLPictureElement {
  const made = document.createElement('picture');
  const image = (src: string) => Object.assign(new Image(), { alt: '', decoding: 'async', src });
  if (base.startsWith('=')) {
    made.append(image(base.slice(1)));
    return made;
  }
  for (const format of photoFormats) {
    made.append(
      Object.assign(document.createElement('source'), {
        type: mimeTypes[format],
        srcset: photoSrcSet(base, format, cardPhotoWidth),
        sizes: photoSizes.card,
      }),
    );
  }
  made.append(image(photoUrl(base, 720, 'jpg')));
  return made;
}
