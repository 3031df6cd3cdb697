import { Gravura } from '~/components/ui/gravura';
import { countedProperties } from '@domain/counts';
import { links } from '~/links';
import type { WayOfLiving } from './lifestyle-curate-data.server';
import { SectionHead } from './section-head';

/** Five bays, five verbs: a search that begins with how one lives, and the house's magazine about it. */
export function LifestyleCurate({ ways }: { ways: readonly WayOfLiving[] }) {
  return (
    <section className="secao secao--areia" aria-labelledby="modos">
      <div className="palco">
        <SectionHead
          id="modos"
          title="Modos de morar"
          text="Para começar por um verbo, e não por um bairro. Deles trata a Curate, a revista da casa."
          link={{ label: 'Assinar a Curate', href: links.magazine() }}
        />
        <ul className="modos">
          {ways.map(({ name, text, gravura, href, total }) => (
            <li key={name}>
              <div className="foto">
                <Gravura name={gravura} sizes="36rem" />
              </div>
              <div>
                <h3>
                  <a href={href}>{name}</a>
                </h3>
                <p className="menor suave">{text}</p>
                {total !== null && <p className="nota num">{countedProperties(total)}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
