import { bound } from '@domain/bound-words';
import { Photo } from '~/components/ui/photo';
import type { GoneHome } from './folder-data';

/** A kept home that left the market: greyed, with what it cost last (brief §17.2). */
export function GoneCard({ gone }: { gone: GoneHome }) {
  const { title, district, city, facts, photo, badge, lastPrice, perMonth } = gone;
  return (
    <article className="card">
      <div className="card__foto">
        <Photo photo={photo && { ...photo, alt: '' }} />
        <div className="card__selos">
          <span className="selo">{badge}</span>
        </div>
      </div>
      <div className="card__corpo">
        {(district || city) && (
          <p className="card__lugar">
            <b>{district || city}</b>
            {district && city && `, ${city}`}
          </p>
        )}
        <h2>{bound(title)}</h2>
        <div className="card__pe">
          {facts.length > 0 && (
            <ul className="ficha">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {lastPrice && (
            <p className="preco">
              <small>último preço</small> {lastPrice}
              {perMonth && <small> /mês</small>}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
