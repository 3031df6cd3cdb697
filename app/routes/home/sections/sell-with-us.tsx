import { withinDays } from '@domain/brokerage/promise-texts';
import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { useBrokerage } from '~/components/use-brokerage';
import { links } from '~/links';

export function SellWithUs({ title = 'Anuncie o seu imóvel.' }: { title?: string }) {
  const { callDays } = useBrokerage().promises;
  return (
    <section className="venda escuro" aria-labelledby="anuncie">
      <div className="palco g">
        <div className="venda__voz">
          <h2 id="anuncie">{withNoBreakSpaces(title)}</h2>
          <p className="lide">{`Quatro perguntas. Um consultor liga${withinDays(callDays)}.`}</p>
          <div className="venda__a">
            <a className="bt bt--1" href={links.announce(links.home())}>
              Anunciar imóvel
            </a>
            <a className="elo" href={links.contact()}>
              Falar antes com alguém
            </a>
          </div>
        </div>
        <div className="venda__des">
          <img src="/images/fachada.svg" alt="" width={960} height={430} loading="lazy" />
        </div>
      </div>
    </section>
  );
}
