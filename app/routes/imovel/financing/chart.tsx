import type { Estimate } from '~/domain/financing/estimate';
import { formatDecimal, formatMoney, formatNumber } from '@domain/kernel/money';

/** Two sizes, because the larger one's text is too small below 640 px (brief §9, 'Report'). */
const sizes = [
  { className: 'g-l', width: 560, height: 210 },
  { className: 'g-s', width: 330, height: 200 },
] as const;
/** Of a digit or letter of the axis, and the distance to its line. */
const letter = 7;
const axisGap = 8;
const top = 12;
const below = 24;

/** Monthly payments by year: SAC as a solid line, Price dashed. */
export function Chart({ estimate }: { estimate: Estimate }) {
  const { sac, price } = ends(estimate);
  const label = `Parcela por mês: SAC começa em ${formatMoney(sac.first)} e termina em ${formatMoney(sac.last)}; Price fica em ${formatMoney(price)}`;
  return (
    <>
      {sizes.map((size) => (
        <div className={size.className} key={size.className}>
          <Drawing {...size} label={label} estimate={estimate} />
        </div>
      ))}
    </>
  );
}

function ends({ comparison }: Estimate) {
  const [first, last] = [comparison[0]!, comparison.at(-1)!];
  return { sac: { first: first.sac, last: last.sac }, price: first.price };
}

type DrawingProps = { width: number; height: number; label: string; estimate: Estimate };

function Drawing({ width, height, label, estimate }: DrawingProps) {
  const { sac, price } = ends(estimate);
  const { step, count } = scaleFor(Math.max(sac.first, price));
  const [right, bottom] = [width - 6, height - below];
  const y = (value: number) => round(bottom - ((bottom - top) * value) / (step * count));
  const values = Array.from({ length: count + 1 }, (_, index) => index * step);
  const left = axisGap + letter * Math.max(...values.map((value) => tick(value, step).length));
  const x = (share: number) => round(left + (right - left) * share);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {values.map((value) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${right}`} className="eixo" />
          <text x={left - axisGap} y={y(value) + 4} textAnchor="end">
            {tick(value, step)}
          </text>
        </g>
      ))}
      <path d={`M${left} ${y(sac.first)}L${right} ${y(sac.last)}`} className="traco" />
      <path d={`M${left} ${y(price)}H${right}`} className="traco traco--p" />
      <text x={x(0.12)} y={y(sac.first + (sac.last - sac.first) * 0.12) - 8} className="nome">
        SAC
      </text>
      <text x={right} y={y(price) - 8} textAnchor="end" className="nome">
        Price
      </text>
      <text x={left} y={height - 6}>
        1º mês
      </text>
      <text x={right} y={height - 6} textAnchor="end">
        {estimate.years === 1 ? '1 ano' : `${estimate.years} anos`}
      </text>
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Axis of three or four steps, each 1, 2, 4, 5 or 10 times a power of ten. */
function scaleFor(highest: number): { step: number; count: number } {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1) / 3));
  const step = [1, 2, 4, 5, 10].map((times) => times * power).find((each) => highest / each <= 4)!;
  return { step, count: Math.max(Math.ceil(highest / step), 1) };
}

/** In the unit of the step: '400 mil', '1,5 mi'. */
const tick = (value: number, step: number) =>
  value === 0
    ? '0'
    : step >= 500_000
      ? `${formatDecimal(value / 1_000_000)} mi`
      : step % 1000 === 0
        ? `${formatNumber(value / 1000)} mil`
        : formatNumber(value);
