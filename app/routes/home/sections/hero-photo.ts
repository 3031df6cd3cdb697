import type { Photo } from '~/domain/property';
import { firstPhotoWidth, photoSrcSet, type PhotoFormat, type PhotoWidth, widestPhoto } from '@domain/photo';

/**
 * How the hero's photo is cut and which files it may load: upright on small screens (4:5, so of a wide photo more is
 * loaded than shown), ten columns to the window's edge on large ones (brief §6). `width`: as in `<img sizes>`.
 */
const views: readonly { media: string; width: string; maxWidth: PhotoWidth }[] = [
  { media: '(min-width:64rem)', width: '72vw', maxWidth: widestPhoto },
  { media: '(max-width:63.99rem)', width: 'max(100vw,46rem)', maxWidth: firstPhotoWidth },
];
const formats = ['avif', 'webp'] as const satisfies readonly PhotoFormat[];

export function heroSources({ base, width: naturalWidth }: Photo) {
  return formats.flatMap((format) =>
    views.map(({ media, width, maxWidth }) => ({
      type: `image/${format}`,
      media,
      srcSet: photoSrcSet(base ?? '', format, naturalWidth, maxWidth),
      sizes: width,
    })),
  );
}

/** Links for the document's head: the photo is known before the page's body is read. */
export function heroPreloads(photo: Photo | undefined) {
  if (!photo?.base) return [];
  return heroSources(photo)
    .filter(({ type }) => type === 'image/avif')
    .map(({ type, media, srcSet, sizes }) => ({
      tagName: 'link' as const,
      rel: 'preload',
      as: 'image',
      type,
      media,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchpriority: 'high',
    }));
}
