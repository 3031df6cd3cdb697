import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { Photo } from '~/components/ui/photo';
import type { UnavailableProperty } from './folder-data';

/** Gray card of an unavailable property, with its last price (brief §17.2). */
export function GoneCard({ gone }: { gone: UnavailableProperty }) {
  const { title, district, city, facts, photo, badge, lastPrice, perMonth } = gone;
  return (
    <article className="card">
      <div className="card__foto">
        <Photo photo={photo && { ...photo, alt: '' }} />
        <div className="card__selos">
          <span className="selo">{badge}</span>
        </div>
      </div>
      {/* Empty if unknown: it is a row of the card. */}
      <p className="card__lugar">
        <b>{district || city}</b>
        {district && city && `, ${city}`}
      </p>
      <h2>{withNoBreakSpaces(title)}</h2>
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
    </article>
  );
}
