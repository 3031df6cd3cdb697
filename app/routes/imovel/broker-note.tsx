import type { PropertyDetail } from '~/domain/property';
import { creciText } from '~/domain/broker';

/** What the home's own broker says of it, and signs (docs/decisions/0078-a-catalogue-one-believes.md); nothing where they say nothing. */
export function BrokerNote({ detail: { notaDoCorretor, corretor } }: { detail: PropertyDetail }) {
  if (!notaDoCorretor || !corretor) return null;
  return (
    <section className="bloco" aria-labelledby="nota-do-corretor">
      <h2 id="nota-do-corretor">Por que gosto desta casa</h2>
      <figure className="prosa nota-corretor">
        <blockquote>
          <p>{notaDoCorretor}</p>
        </blockquote>
        <figcaption className="menor suave">{`${corretor.name}, ${creciText(corretor.creci)}`}</figcaption>
      </figure>
    </section>
  );
}
