import { countedProperties } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import type { Divider as DividerData } from './listed-cards';

/** Divider between the place's own properties and those around it (brief §18.6). */
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
