import { Icon } from '~/components/ui/icon';
import type { Fact } from './facts';
import type { PropertyTexts } from './texts';

/** In characters: phones collapse the rest of a longer description. */
const foldedAfter = 420;

/** Description in paragraphs, and facts in two columns of words. Phones collapse the rest of a long text. */
export function Description({ texts: { paragraphs, pageFacts } }: { texts: PropertyTexts }) {
  const first = paragraphs.slice(0, firstPart(paragraphs));
  const rest = paragraphs.slice(first.length);
  return (
    <section className="bloco" aria-labelledby="descricao">
      <h2 id="descricao">O imóvel</h2>
      {first.length > 0 && (
        <div className="prosa">
          <Paragraphs texts={first} />
          {rest.length > 0 && (
            <details className="leia-mais">
              <summary className="elo">
                Ler a descrição inteira <Icon name="chevron" small />
              </summary>
              <Paragraphs texts={rest} />
            </details>
          )}
        </div>
      )}
      <FactList facts={pageFacts} />
    </section>
  );
}

/** Of a launch. */
export const Works = ({ facts }: { facts: readonly Fact[] }) =>
  facts.length > 0 && (
    <section className="bloco" aria-labelledby="obra">
      <h2 id="obra">A obra</h2>
      <FactList facts={facts} />
    </section>
  );

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => <p key={index}>{text}</p>);

const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="pares pares--2">
    {facts.map(({ label, value, unit }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{unit ? `${value} ${unit}` : value}</dd>
      </div>
    ))}
  </dl>
);

function firstPart(all: readonly string[]): number {
  let length = 0;
  const last = all.findIndex((text) => (length += text.length) > foldedAfter);
  return last < 0 ? all.length : last + 1;
}
