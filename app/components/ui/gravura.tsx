import { gravuraSize, gravuraSrcSet, gravuraUrl, type GravuraName } from '~/domain/gravura';
import { pictureLoading } from '~/domain/photo';

interface GravuraProps {
  name: GravuraName;
  /** How wide the whole print is shown, as in `<img sizes>`; more than its frame where that cuts its sides off. */
  sizes: string;
  /** What it shows; left out where the text beside it names the place. */
  alt?: string;
  /** Set for the page's first picture, which is fetched before all else; the others wait until they come near. */
  priority?: boolean;
}

/** A print: stands for a place or a building to come, never for a property that exists (brief §1). */
export function Gravura({ name, sizes, alt = '', priority }: GravuraProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={gravuraSrcSet(name)} sizes={sizes} />
      <img
        src={gravuraUrl(name)}
        alt={alt}
        {...gravuraSize}
        className="gravura"
        {...pictureLoading(priority)}
      />
    </picture>
  );
}
