import { Gravura } from '~/components/ui/gravura';
import type { InternationalData } from './international-data.server';
import { SectionHead } from './section-head';

export function International({ href, countries }: InternationalData) {
  return (
    <section className="secao" aria-labelledby="internacional">
      <div className="palco">
        <SectionHead
          id="internacional"
          title="Internacional"
          text="Fora do país, com o preço na moeda do lugar."
          link={{ label: 'Ver todos os imóveis fora do país', href }}
        />
        <div className="g mundo">
          <div className="foto r10">
            <Gravura name="skyline-noite" sizes="(min-width:94rem) 60rem,92vw" />
          </div>
          <ul className="paises r6">
            {countries.map(({ label, href, towns }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  <span>{towns !== label && towns}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
