import { photoSizes, readPhotoPath } from '@domain/media/photo';
import { Photo } from '~/components/ui/photo';
import type { SearchAnswer } from '~/domain/search-answer';

/** Banner of a search answer (spec 2 §3). */
export function Banner({ banner }: { banner: NonNullable<SearchAnswer['banner']> }) {
  return (
    <aside className="faixa-lista g" aria-label={banner.title}>
      <div className={banner.image ? 'r10' : undefined}>
        {banner.highlight && <p className="menor suave">{banner.highlight}</p>}
        <h2>{banner.title}</h2>
        <p className="suave">{banner.description}</p>
      </div>
      {banner.image && (
        <div className="r6">
          <Photo photo={photoOf(banner.image, banner.imageAlt ?? '')} sizes={photoSizes.gallerySide} />
        </div>
      )}
    </aside>
  );
}

/** The back end names one file; our own photos have all sizes. */
const photoOf = (src: string, alt: string) => ({
  ...{ src, alt, width: 1200, height: 800 },
  base: readPhotoPath(src) ? src.slice(0, src.lastIndexOf('/')) : null,
});
