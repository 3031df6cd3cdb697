import { bound } from '@domain/bound-words';
import { links } from '~/links';

/** The wizard's four steps (spec 2 §2), told before they are walked. */
const steps = [
  ['Localização', 'Onde fica e que tipo de imóvel é.'],
  ['Informações', 'Área, dormitórios, suítes e vagas.'],
  ['Valores', 'Quanto você deseja e as despesas.'],
  ['Contato', 'Um consultor liga em até dois dias úteis.'],
] as const;

export function SellWithUs() {
  return (
    <section className="venda escuro secao" aria-labelledby="anuncie">
      <div className="palco g">
        <div className="venda__voz">
          <h2 id="anuncie">{bound('Anuncie com quem sabe ouvir.')}</h2>
          <ol>
            {steps.map(([name, text]) => (
              <li key={name}>
                <b>{name}</b>
                {text}
              </li>
            ))}
          </ol>
          <a className="bt bt--1" href={links.announce(links.home())}>
            Anunciar imóvel
          </a>
        </div>
        <div className="venda__des">
          <img src="/images/fachada.svg" alt="" width={960} height={545} loading="lazy" />
        </div>
      </div>
    </section>
  );
}
