import type { picturePreload } from '~/domain/picture';

type Preload = ReturnType<typeof picturePreload>;

/** What a preload of a picture chooses from. */
export const asSource = (preload: Preload) =>
  'imageSrcSet' in preload
    ? { media: preload.media, srcSet: preload.imageSrcSet, sizes: preload.imageSizes }
    : { href: preload.href };

/** What the first picture of some markup chooses from in AVIF. */
export function avifSources(html: string) {
  const picture = html.slice(0, html.indexOf('</picture>'));
  return [...picture.matchAll(/<source type="image\/avif"[^>]*>/g)].map(([source]) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(source)?.[1];
    return { media: attribute('media'), srcSet: attribute('srcSet'), sizes: attribute('sizes') };
  });
}
