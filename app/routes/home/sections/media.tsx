import { formatNumber } from '@domain/kernel/money';
import { links } from '~/links';
import type { Figure } from './media-data.server';
import { SectionHead } from './section-head';

/** Catalogue figures and a press contact, without press quotes (docs/decisions/0012-home.md). */
export function Media({ figures }: { figures: readonly Figure[] }) {
  return (
    <section className="secao secao--par" aria-labelledby="imprensa">
      <div className="palco">
        <SectionHead
          id="imprensa"
          title="Para a imprensa"
          text="O catálogo em números, contados agora. Imagens e entrevistas, pelo contato."
          link={{ label: 'Falar com a casa', href: links.contact() }}
        />
        <dl className="chaves">
          {figures.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={href}>
                  {formatNumber(value)}
                  <span className="vh"> {label}</span>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
