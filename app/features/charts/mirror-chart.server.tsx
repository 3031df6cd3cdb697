import { scaleLinear } from 'd3-scale';
import type { ReportMirror } from '@contract/owner-figures';
import { formatMoneyShort } from '@domain/money';
import { drawn, Lines, rounded, type Sheet } from './drawing.server';

/** Steps on either side of the price that are drawn; the table has all of them. */
const around = 3;

/**
 * The mirror of demand as a stair: so many people would pay so much or more. '' where there is no step.
 * @param price what is asked today; null: it is not told
 */
export function mirrorChart(mirror: ReportMirror[number], price: number | null): string {
  const steps = nearest(mirror.steps, price);
  if (steps.length === 0) return '';
  const said = {
    name: `espelho-${mirror.negotiation}`,
    title: 'Quantas pessoas procuram um imóvel como este, por preço',
    description: `${steps
      .map(({ up_to, people }) => `Cerca de ${people} até ${formatMoneyShort(up_to, mirror.currency)}`)
      .join('; ')}.`,
  };
  return drawn(said, [300, 260], (sheet) => (
    <Stair steps={steps} mirror={mirror} price={price} sheet={sheet} />
  ));
}

type Steps = ReportMirror[number]['steps'];

/** The steps about the price: `around` below it and as many from it on. */
function nearest(steps: Steps, price: number | null): Steps {
  const own = price === null ? 0 : steps.findIndex(({ up_to }) => up_to >= price);
  const middle = own < 0 ? steps.length : own;
  const first = Math.max(0, Math.min(middle - around, steps.length - 2 * around));
  return steps.slice(first, first + 2 * around);
}

interface StairProps {
  steps: Steps;
  mirror: Pick<ReportMirror[number], 'currency'>;
  price: number | null;
  sheet: Sheet;
}

/** Each step has the same width: prices stand under its right end, since they are the most that it is of. */
function Stair({ steps, mirror: { currency }, price, sheet }: StairProps) {
  const [first] = steps as [Steps[number]];
  const y = scaleLinear([0, first.people], [sheet.bottom, sheet.top + 20]).nice(4);
  const right = sheet.id === 'l' ? sheet.width - 12 : sheet.right;
  const wide = (right - sheet.left) / steps.length;
  const ends = steps.map((_, index) => rounded(sheet.left + wide * (index + 1)));
  const top = (index: number) => rounded(y(steps[index]!.people));
  const stair = `M${sheet.left} ${top(0)}${ends.map((end, index) => `V${top(index)}H${end}`).join('')}`;
  const priced = price === null ? -1 : steps.findIndex(({ up_to }) => up_to >= price);
  return (
    <>
      <Lines sheet={{ ...sheet, right }} ticks={y.ticks(4)} y={y} />
      <path d={`${stair}V${sheet.bottom}H${sheet.left}Z`} fill="var(--vidrotil)" opacity=".11" />
      <path d={stair} fill="none" stroke="var(--vidrotil)" strokeWidth="2.25" />
      {steps.map(({ up_to, people }, index) => (
        <g key={up_to}>
          <text className="v" x={rounded(ends[index]! - wide / 2)} y={top(index) - 8} textAnchor="middle">
            {people}
          </text>
          <path d={`M${ends[index]} ${sheet.bottom}v5`} stroke="var(--fio-forte)" />
          <text x={ends[index]} y={sheet.bottom + 24} textAnchor="end">
            {sheet.id === 'l' ? `até ${formatMoneyShort(up_to, currency)}` : short(up_to)}
          </text>
        </g>
      ))}
      {priced >= 0 && (
        <>
          <circle cx={rounded(ends[priced]! - wide / 2)} cy={top(priced)} r="4.5" fill="var(--jacaranda)" />
          <path
            d={`M${rounded(ends[priced]! - wide / 2)} ${sheet.top - 6}V${top(priced) - 22}M${rounded(ends[priced]! - wide / 2)} ${top(priced)}V${sheet.bottom}`}
            stroke="var(--jacaranda)"
          />
          <text
            className="f"
            x={rounded(ends[priced]! - wide / 2)}
            y={sheet.top - 12}
            textAnchor={priced * 2 >= steps.length ? 'end' : 'start'}
          >
            {`preço de hoje, ${formatMoneyShort(price!, currency)}`}
          </text>
        </>
      )}
    </>
  );
}

/** '7,5', '850 mil': the currency stands in the title of the axis beside it. */
const short = (amount: number) =>
  formatMoneyShort(amount)
    .replace(/^R\$\s/, '')
    .replace(/ mi$/, '');
