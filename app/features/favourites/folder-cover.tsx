import type { Photo as PhotoData } from '~/domain/property';
import { Photo } from '~/components/ui/photo';

/** The first photos of a folder, the first one large; where there are fewer, plain fields. */
export const FolderCover = ({ cover }: { cover: readonly PhotoData[] }) => (
  <div className="pasta__capa">
    {[0, 1, 2].map((place) => (
      <div key={place}>
        {cover[place] && (
          <Photo photo={{ ...cover[place], alt: '' }} sizes="(min-width:64rem) 22vw,62vw" maxWidth={720} />
        )}
      </div>
    ))}
  </div>
);
