import type { ReactNode } from 'react';
import type { PageSection } from '~/domain/page-section';
import { links } from '~/links';
import { profileSections, type SectionId } from './sections';

interface ProfileSectionProps<T> {
  id: SectionId;
  section: PageSection<T>;
  /** Text if the back end does not answer. */
  failed: string;
  children: (value: T) => ReactNode;
}

/** Section with the value of its call, or an error. Renders nothing if this back end lacks the call. */
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
