/** Size in SVG units. */
export const scaleWidth = 580;
const margin = 10;

export interface DifferenceScale {
  zero: number;
  low: number;
  value: number;
  high: number;
  ticks: { x: number; points: number }[];
}

/** Places zero, a value and its interval on one line, with rounded values below. In percentage points. */
export function differenceScale({
  low,
  value,
  high,
}: Record<'low' | 'value' | 'high', number>): DifferenceScale {
  const step = stepOf(Math.max(high, 0) - Math.min(low, 0));
  // A quarter of a step more, so that no end of the interval touches the border.
  const from = low < 0 ? Math.floor(low / step - 0.25) * step : 0;
  const to = high > 0 ? Math.ceil(high / step + 0.25) * step : 0;
  const x = (points: number) =>
    Math.round((margin + ((points - from) / (to - from || 1)) * (scaleWidth - 2 * margin)) * 10) / 10;
  const count = Math.round((to - from) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => from + index * step)
    // Without the rounding error of decimal steps; '+ 0' turns -0 into 0.
    .map((points) => Number(points.toFixed(2)) + 0)
    .map((points) => ({ x: x(points), points }));
  return { zero: x(0), low: x(low), value: x(value), high: x(high), ticks };
}

/** 1, 2 or 5 times a power of ten; at most five of them within the span. */
function stepOf(span: number): number {
  const least = Math.max(span, 0.04) / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least - 1e-9)!;
}
