import { Photo } from '~/components/ui/photo';
import { countedProperties } from '@domain/kernel/counts';
import type { CuratedList } from './curation-data.server';
import { SectionHead } from './section-head';

/** All frames have the same height, so the narrow one crops more. */
const sizes = '(min-width:94rem) 38rem,(min-width:48rem) 41vw,100vw';

interface CurationProps {
  lists: readonly CuratedList[];
  text: string | undefined;
  date: string | undefined;
}

export function Curation({ lists, text, date }: CurationProps) {
  return (
    <section className="parte" aria-labelledby="curadoria">
      <div className="palco">
        <SectionHead id="curadoria" title="Curadoria" text={text} date={date} />
        <div className="cura">
          {lists.map(({ label, description, total, broker, href, photo }) => (
            <article key={href}>
              <div className="foto">
                <Photo photo={{ ...photo, alt: '' }} sizes={sizes} />
              </div>
              <h3>
                <a href={href}>{label}</a>
              </h3>
              {description && <p>{description}</p>}
              <p className="menor num">
                {[total !== null && countedProperties(total), broker && `por ${broker}`]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
