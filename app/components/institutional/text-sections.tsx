import type { ReactNode } from 'react';
import { Split } from './split';

interface TextSectionsProps {
  sections: readonly { title: string; paragraphs: readonly string[] }[] | undefined;
  /** After the last section's paragraphs. */
  children?: ReactNode;
}

/** The brokerage's own sections of a page. */
export const TextSections = ({ sections = [], children }: TextSectionsProps) =>
  sections.map(({ title, paragraphs }, index) => (
    <Split title={title} key={title}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {index === sections.length - 1 && children}
    </Split>
  ));
