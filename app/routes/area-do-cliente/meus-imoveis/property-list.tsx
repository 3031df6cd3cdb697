import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { Icon } from '~/components/ui/icon';
import { Photo } from '~/components/ui/photo';
import { slugify } from '@domain/kernel/text';
import type { PropertyRow } from './list-data';

export function PropertyList({ title, rows }: { title: string; rows: readonly PropertyRow[] }) {
  const id = slugify(title);
  if (rows.length === 0) return null;
  return (
    <section className="meus__parte" aria-labelledby={id}>
      <h2 id={id} className="t3">
        {title}
      </h2>
      <ul className="meus">
        {rows.map((row) => (
          <Row row={row} key={row.id} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row }: { row: PropertyRow }) {
  const { title, photo, place, codigo, isActive, state, prices, figures, report, page } = row;
  const [district, city] = place;
  return (
    <li className={isActive ? 'meu' : 'meu meu--fora'}>
      <div className="foto">
        <Photo photo={photo && { ...photo, alt: '' }} />
      </div>
      <div>
        <p className={isActive ? 'est est--ok' : 'est est--n'}>
          <Icon name={isActive ? 'check' : 'clock'} small />
          {state}
        </p>
        <h3 className="t3">
          <a href={report}>{withNoBreakSpaces(title)}</a>
        </h3>
        {(district || city || codigo) && (
          <p className="menor suave">
            {district && <b>{district}</b>}
            {city && `, ${city}`}
            {codigo && <span className="nota num">{`Código ${codigo}`}</span>}
          </p>
        )}
        {prices.map(({ amount, period }) => (
          <p className="preco" key={amount}>
            {amount}
            {period && <small>{period.startsWith('/') ? period : ` ${period}`}</small>}
          </p>
        ))}
        {figures && (
          <dl className="meu__nums" aria-label="Nos últimos 30 dias">
            {figures.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="acoes">
        <a className="bt bt--2 bt--c" href={report} aria-label={`Abrir relatório de ${title}`}>
          Abrir relatório
        </a>
        {page && (
          <a className="elo menor" href={page} aria-label={`Ver anúncio de ${title}`}>
            Ver anúncio
          </a>
        )}
      </div>
    </li>
  );
}
