import { Gravura } from '~/components/ui/gravura';
import { countedProperties } from '@domain/kernel/counts';
import { useBrokerage } from '~/components/use-brokerage';
import { links } from '~/links';
import type { Lifestyle } from './lifestyle-curate-data.server';
import { SectionHead } from './section-head';

interface LifestyleCurateProps {
  lifestyles: readonly Lifestyle[];
  /** The brokerage's sentence about its magazine. */
  magazine: string | undefined;
}

export function LifestyleCurate({ lifestyles: lifestyles, magazine }: LifestyleCurateProps) {
  const { pages } = useBrokerage();
  return (
    <section className="secao secao--areia" aria-labelledby="modos">
      <div className="palco">
        <SectionHead
          id="modos"
          title="Modos de morar"
          text={['Para começar por um verbo, e não por um bairro.', ...(magazine ? [magazine] : [])].join(
            ' ',
          )}
          link={pages.magazine ? { label: `Assinar a ${pages.magazine}`, href: links.magazine() } : undefined}
        />
        <ul className="modos">
          {lifestyles.map(({ name, text, gravura, href, total }) => (
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
