import type { Photo as PhotoData } from '~/domain/property';
import { Photo } from '~/components/ui/photo';

export const FolderCover = ({ cover }: { cover: readonly PhotoData[] }) => (
  <div className="pasta__capa">
    {cover.slice(0, 3).map((photo, place) => (
      <div key={place}>
        <Photo photo={{ ...photo, alt: '' }} sizes="(min-width:64rem) 22vw,62vw" maxWidth={720} />
      </div>
    ))}
  </div>
);
