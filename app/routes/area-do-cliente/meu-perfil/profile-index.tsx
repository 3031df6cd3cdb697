import type { PageSection } from '~/domain/page-section';
import { profileSections, sectionIds, type SectionId } from './sections';

/** Links to the visible sections; `sections` has the sections that can be hidden. */
export function ProfileIndex({ sections }: { sections: Partial<Record<SectionId, PageSection<unknown>>> }) {
  return (
    <nav className="relat__nav" aria-label="Seções do perfil">
      <ul>
        {sectionIds
          .filter((id) => sections[id]?.status !== 'hidden')
          .map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{profileSections[id]}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
