import { withArticle } from '@domain/firm';
import { capitalized } from '@domain/text';
import { useHouse } from '~/components/house';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import type { Service } from './brand-and-services-data.server';

export function BrandAndServices({ services }: { services: readonly Service[] }) {
  const whole = withArticle(useHouse());
  return (
    <section className="secao" aria-labelledby="a-casa">
      <div className="palco g marca-g">
        <div className="marca__voz">
          <h2 id="a-casa">Voz baixa, planta aberta.</h2>
          <p className="lide">
            {capitalized(whole)} intermedeia a compra, a venda e o aluguel de imóveis escolhidos um a um.
            Falamos pouco e mostramos muito: a planta, a luz, o preço.
          </p>
          <a className="elo" href={links.aboutUs()}>
            Conhecer {whole} <Icon name="arrow" small />
          </a>
        </div>
        <ul className="ofertas">
          {services.map(({ name, text, href, outside }) => (
            <li key={name}>
              <h3>
                <a href={href} {...(outside && { target: '_blank', rel: 'noopener' })}>
                  {name}
                  {outside && <span className="vh"> (abre em nova aba)</span>}
                </a>
              </h3>
              <p className="menor suave">{text}</p>
              <Icon name={outside ? 'external' : 'arrow'} small />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
