import { formatPoint, publicPointReach } from '@domain/geo';
import type { DossierData } from './dossier-data.server';

/** The drawing: its size in its own units, and how many metres one is. */
const width = 320;
const height = 150;
const metresPerUnit = 10;
/** North and, at the equator, east. */
const metresPerDegree = 111_320;
const gridDegrees = 0.005;

/**
 * Where the property is, without a map: the grid of coordinates around its public point, to scale. An exact place is a
 * point, any other a circle.
 */
export function Locator({ spot: { lat, lng, isExact } }: { spot: NonNullable<DossierData['spot']> }) {
  const east = Math.cos((lat * Math.PI) / 180);
  const [x, y] = [width / 2, height / 2];
  const lines = (at: number, scale: number, half: number, sign: number) => {
    const step = (gridDegrees * metresPerDegree * scale) / metresPerUnit;
    const first = ((Math.ceil(at / gridDegrees) * gridDegrees - at) / gridDegrees) * step;
    const count = Math.ceil(half / step);
    return Array.from({ length: 2 * count + 1 }, (_, index) => sign * (first + (index - count) * step));
  };
  const across = lines(lat, 1, y, -1).map((offset) => `M0 ${round(y + offset)}H${width}`);
  const down = lines(lng, east, x, 1).map((offset) => `M${round(x + offset)} 0V${height}`);
  const words = `${isExact ? '' : 'Perto de '}${formatPoint({ lat, lng })}`;
  return (
    <svg className="lugar-f" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      <path className="chao" d={`M0 0H${width}V${height}H0z`} />
      <path className="grade" d={[...across, ...down].join('')} />
      {isExact ? (
        <path
          className="marco"
          d={`M${x} ${y}c-9-9-11-13-11-18a11 11 0 0 1 22 0c0 5-2 9-11 18zm0-22a4 4 0 1 0 0 8 4 4 0 0 0 0-8z`}
        />
      ) : (
        <circle className="volta" cx={x} cy={y} r={publicPointReach / metresPerUnit} />
      )}
      <path className="escala" d={`M12 ${height - 12}h${500 / metresPerUnit}m0-4v8M12 ${height - 16}v8`} />
      <text x={12} y={height - 22}>
        500 m
      </text>
      <path className="escala" d={`M${width - 16} 34V14m-4 6 4-6 4 6`} />
      <text x={width - 16} y={46} textAnchor="middle">
        N
      </text>
      <text x={width - 12} y={height - 9} textAnchor="end">
        {words}
      </text>
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
