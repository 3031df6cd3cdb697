import type { ReactNode } from 'react';
import type { PageSection } from '~/domain/page-section';
import { links } from '~/links';
import { profileSections, type SectionId } from './sections';

interface ProfileSectionProps<T> {
  id: SectionId;
  section: PageSection<T>;
  /** What is said where the back end does not answer. */
  failed: string;
  children: (value: T) => ReactNode;
}

/** A part of the profile: what its call answered, or that it did not; where this back end has no such call, nothing. */
export function ProfileSection<T>({ id, section, failed, children }: ProfileSectionProps<T>) {
  if (section.status === 'hidden') return null;
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{profileSections[id]}</h2>
      {section.status === 'shown' ? children(section.value) : <Failed text={failed} />}
    </section>
  );
}

function Failed({ text }: { text: string }) {
  return (
    <>
      <p className="suave">{text}</p>
      <a className="bt bt--2 bt--c" href={links.profile()}>
        Tentar de novo
      </a>
    </>
  );
}
