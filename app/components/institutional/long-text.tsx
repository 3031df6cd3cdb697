import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

export interface TextSection {
  id: string;
  title: string;
  body: ReactNode;
}

/** Text in lines of 66 characters with an index; the index folds on small screens (brief §16). */
export function LongText({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className="indexado">
      <nav className="indexado__indice" aria-label="Nesta página">
        <details>
          <summary>
            Nesta página <Icon name="chevron" small />
          </summary>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div className="texto">
        {sections.map(({ id, title, body }) => (
          <section id={id} key={id}>
            <h2>{title}</h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  );
}
