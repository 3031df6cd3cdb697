import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { useInBrokersName } from '~/features/broker/broker-context';
import { Gravura } from '~/components/ui/gravura';
import type { LaunchData } from './launch-data.server';
import { SectionHead } from './section-head';

/** Large screens show the illustration of the hovered or focused row (`:has()`), small ones one for each row. */
export function Launch({ launches, href, date }: LaunchData & { date: string | undefined }) {
  const inBrokersName = useInBrokersName();
  return (
    <section className="parte parte--areia" aria-labelledby="lancamentos">
      <div className="palco">
        <SectionHead
          id="lancamentos"
          title="Lançamentos"
          date={date}
          all={{ name: 'os lançamentos', href }}
        />
        <div className="g indice-g">
          <div className="indice__fotos" aria-hidden="true">
            {launches.map(({ id, gravura }) => (
              <Gravura name={gravura} sizes="(min-width:64rem) 54rem,1px" key={id} />
            ))}
          </div>
          <ul className="indice">
            {launches.map(({ id, href, name, place, developer, state, isFrom, price, gravura }) => (
              <li key={id}>
                <a href={inBrokersName(href)}>
                  <Gravura name={gravura} sizes="10rem" />
                  <div>
                    <h3>{withNoBreakSpaces(name)}</h3>
                    <p className="menor suave">{place}</p>
                  </div>
                  <p className="menor suave">
                    {developer && `${developer}, `}
                    {developer && <br />}
                    {state}
                  </p>
                  <p className="num menor">
                    {isFrom && <span className="suave">a partir de </span>}
                    <b className="preco">{price}</b>
                  </p>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
