import { scaleLinear } from 'd3-scale';
import type { ReportPriceDemand } from '@contract/owner-figures';
import { formatMoneyShort } from '@domain/kernel/money';
import { renderChart, Lines, rounded, type Plot } from './drawing.server';

const around = 3;

/** People who would pay this price or more; '' without data. */
export function priceDemandChart(demand: ReportPriceDemand[number], price: number | null): string {
  const steps = nearest(demand.steps, price);
  if (steps.length === 0) return '';
  const chartText = {
    name: `espelho-${demand.negotiation}`,
    title: 'Quantas pessoas procuram um imóvel como este, por preço',
    description: `${steps
      .map(({ up_to, people }) => `Cerca de ${people} até ${formatMoneyShort(up_to, demand.currency)}`)
      .join('; ')}.`,
  };
  return renderChart(chartText, [300, 260], (plot) => (
    <Stair steps={steps} mirror={demand} price={price} sheet={plot} />
  ));
}

type Steps = ReportPriceDemand[number]['steps'];

function nearest(steps: Steps, price: number | null): Steps {
  const own = price === null ? 0 : steps.findIndex(({ up_to }) => up_to >= price);
  const middle = own < 0 ? steps.length : own;
  const first = Math.max(0, Math.min(middle - around, steps.length - 2 * around));
  return steps.slice(first, first + 2 * around);
}

interface StairProps {
  steps: Steps;
  mirror: Pick<ReportPriceDemand[number], 'currency'>;
  price: number | null;
  sheet: Plot;
}

/** Steps have equal widths. A label is at the right end, because it is the step's upper limit. */
function Stair({ steps, mirror: { currency }, price, sheet: plot }: StairProps) {
  const [first] = steps as [Steps[number]];
  const y = scaleLinear([0, first.people], [plot.bottom, plot.top + 20]).nice(4);
  const right = plot.id === 'l' ? plot.width - 12 : plot.right;
  const wide = (right - plot.left) / steps.length;
  const ends = steps.map((_, index) => rounded(plot.left + wide * (index + 1)));
  const top = (index: number) => rounded(y(steps[index]!.people));
  const stair = `M${plot.left} ${top(0)}${ends.map((end, index) => `V${top(index)}H${end}`).join('')}`;
  const priced = price === null ? -1 : steps.findIndex(({ up_to }) => up_to >= price);
  return (
    <>
      <Lines sheet={{ ...plot, right }} ticks={y.ticks(4)} y={y} />
      <path d={`${stair}V${plot.bottom}H${plot.left}Z`} fill="var(--vidrotil)" opacity=".11" />
      <path d={stair} fill="none" stroke="var(--vidrotil)" strokeWidth="2.25" />
      {steps.map(({ up_to, people }, index) => (
        <g key={up_to}>
          <text className="v" x={rounded(ends[index]! - wide / 2)} y={top(index) - 8} textAnchor="middle">
            {people}
          </text>
          <path d={`M${ends[index]} ${plot.bottom}v5`} stroke="var(--fio-forte)" />
          <text x={ends[index]} y={plot.bottom + 24} textAnchor="end">
            {plot.id === 'l' ? `até ${formatMoneyShort(up_to, currency)}` : short(up_to)}
          </text>
        </g>
      ))}
      {priced >= 0 && (
        <>
          <circle cx={rounded(ends[priced]! - wide / 2)} cy={top(priced)} r="4.5" fill="var(--jacaranda)" />
          <path
            d={`M${rounded(ends[priced]! - wide / 2)} ${plot.top - 6}V${top(priced) - 22}M${rounded(ends[priced]! - wide / 2)} ${top(priced)}V${plot.bottom}`}
            stroke="var(--jacaranda)"
          />
          <text
            className="f"
            x={rounded(ends[priced]! - wide / 2)}
            y={plot.top - 12}
            textAnchor={priced * 2 >= steps.length ? 'end' : 'start'}
          >
            {`preço de hoje, ${formatMoneyShort(price!, currency)}`}
          </text>
        </>
      )}
    </>
  );
}

/** '7,5', '850 mil': the axis title contains the currency. */
const short = (amount: number) =>
  formatMoneyShort(amount)
    .replace(/^R\$\s/, '')
    .replace(/ mi$/, '');
