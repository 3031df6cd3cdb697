import type { ReactNode } from 'react';
import { hasSome, section, type SectionName, type SectionsData } from './sections';
import { Blog } from './sections/blog';
import { International } from './sections/international';
import { LifestyleCurate } from './sections/lifestyle-curate';
import { Media } from './sections/media';
import './partial.css';

/** Any section of spec 1 §2.1: some are only partials. */
export function anySection(name: SectionName, data: SectionsData): ReactNode {
  const { 'lifestyle-curate': lifestyles, international, media, texts } = data;
  switch (name) {
    case 'lifestyle-curate':
      return hasSome(lifestyles) && <LifestyleCurate lifestyles={lifestyles!} magazine={texts.magazine} />;
    case 'international':
      return international && <International {...international} />;
    case 'media':
      return hasSome(media) && <Media figures={media!} />;
    case 'blog':
      return <Blog />;
    default:
      return section(name, data);
  }
}
