import { Photo } from '~/components/ui/photo';
import { countedProperties } from '@domain/counts';
import type { CuratedList } from './curation-data.server';
import { SectionHead } from './section-head';

/** Frames of one height, so that the narrow one cuts more of its photo off. */
const sizes = '(min-width:94rem) 53rem,(min-width:48rem) 60vw,168vw';

export function Curation({ lists }: { lists: readonly CuratedList[] }) {
  return (
    <section className="secao" aria-labelledby="curadoria">
      <div className="palco">
        <SectionHead id="curadoria" title="Curadoria" text="Seleções feitas por nossos consultores." />
        <div className="cura">
          {lists.map(({ label, description, total, href, photo }) => (
            <article key={href}>
              <div className="foto">
                <Photo photo={photo ? { ...photo, alt: '' } : null} sizes={sizes} />
              </div>
              <h3>
                <a href={href}>{label}</a>
              </h3>
              <p className="menor">
                {description}{' '}
                {total !== null && <span className="num">{`${countedProperties(total)}.`}</span>}
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
