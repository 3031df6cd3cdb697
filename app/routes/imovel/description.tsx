import { Icon } from '~/components/ui/icon';
import { paragraphs } from './paragraphs';

/** More than this much of a description, in characters, is folded away on a phone. */
const foldedAfter = 420;

/** The description, by paragraphs; a long one shows its beginning on a phone, and the rest on request. */
export function Description({ text }: { text: string }) {
  const all = paragraphs(text);
  if (all.length === 0) return null;
  const first = all.slice(0, firstPart(all));
  const rest = all.slice(first.length);
  return (
    <section className="bloco" aria-labelledby="descricao">
      <h2 id="descricao">O imóvel</h2>
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
    </section>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => <p key={index}>{text}</p>);

/** How many paragraphs make up the beginning. */
function firstPart(all: readonly string[]): number {
  let length = 0;
  const last = all.findIndex((text) => (length += text.length) > foldedAfter);
  return last < 0 ? all.length : last + 1;
}
