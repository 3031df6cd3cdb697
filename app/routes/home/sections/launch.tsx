import { bound } from '@domain/bound-words';
import { useInBrokersName } from '~/features/broker/broker-context';
import { Gravura } from '~/components/ui/gravura';
import type { LaunchData } from './launch-data.server';
import { SectionHead } from './section-head';

/**
 * Launches as an index: on large screens the print beside it changes with the row that is pointed at or has the focus,
 * by `:has()` alone; on small ones each row has its own.
 */
export function Launch({ launches, href }: LaunchData) {
  const inBrokersName = useInBrokersName();
  return (
    <section className="secao secao--areia" aria-labelledby="lancamentos">
      <div className="palco">
        <SectionHead
          id="lancamentos"
          title="Lançamentos"
          text="Do papel à chave."
          link={{ label: 'Ver todos os lançamentos', href }}
        />
        <div className="g indice-g">
          <div className="indice__fotos" aria-hidden="true">
            {launches.map(({ id, gravura }) => (
              <Gravura name={gravura} sizes="(min-width:64rem) 62rem,1px" key={id} />
            ))}
          </div>
          <ul className="indice">
            {launches.map(({ id, href, title, place, phase, facts, price, gravura }) => (
              <li key={id}>
                <a href={inBrokersName(href)}>
                  <Gravura name={gravura} sizes="10rem" />
                  <div>
                    <h3>{bound(title)}</h3>
                    <p className="menor suave">{place}</p>
                  </div>
                  <p className="menor suave">
                    {phase}
                    <br />
                    {facts}
                  </p>
                  <p className="num preco">{price}</p>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
