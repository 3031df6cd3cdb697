import { countedProperties } from '@domain/counts';
import { formatNumber } from '@domain/money';
import type { Divider as DividerData } from './listed-cards';

/** Where a place's own homes have ended (brief §18.6). */
export function Divider({ divider: { title, around, places } }: { divider: DividerData }) {
  const [number, ...noun] = countedProperties(around).split(' ');
  return (
    <div className="divisor">
      <h2>{title}</h2>
      <p>
        <span>
          <b className="num">{number}</b> {noun.join(' ')}
          {places.length > 0 && '.'}
        </span>
        {places.map(({ label, href, total }) => (
          <a href={href} key={href}>
            {total === null ? label : `${label}, ${formatNumber(total)}`}
          </a>
        ))}
      </p>
    </div>
  );
}
