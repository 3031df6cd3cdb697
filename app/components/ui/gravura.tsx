import { gravuraSize, gravuraSrcSet, gravuraUrl, type GravuraName } from '~/domain/gravura';
import { pictureLoading } from '@domain/media/photo';

interface GravuraProps {
  name: GravuraName;
  /** `<img sizes>` for the whole print; wider than its frame if the frame crops it. */
  sizes: string;
  alt?: string;
  priority?: boolean;
}

/** Print of a place or planned building, never of an existing property (brief §1). */
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
