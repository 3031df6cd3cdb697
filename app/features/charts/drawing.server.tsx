import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Size in SVG units; `left`, `right`, `top` and `bottom` bound the plot. */
export interface Plot {
  /** Suffix that makes ids unique on the page. */
  id: 'l' | 's';
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface ChartText {
  name: string;
  title: string;
  description: string;
}

const plots = (wide: number, narrow: number): Plot[] => [
  { id: 'l', width: 900, height: wide, left: 40, right: 800, top: 30, bottom: wide - 34 },
  { id: 's', width: 330, height: narrow, left: 36, right: 322, top: 30, bottom: narrow - 34 },
];

/** Two server-rendered drawings with title and description; the page adds summary, caption and table. */
export const renderChart = (
  { name, title, description }: ChartText,
  heights: readonly [wide: number, narrow: number],
  draw: (plot: Plot) => ReactNode,
): string =>
  renderToStaticMarkup(
    <>
      {plots(...heights).map((plot) => {
        const id = `${name}-${plot.id}`;
        return (
          <div className={`g-${plot.id}`} key={id}>
            <svg viewBox={`0 0 ${plot.width} ${plot.height}`} role="img" aria-labelledby={`${id}-t ${id}-d`}>
              <title id={`${id}-t`}>{title}</title>
              <desc id={`${id}-d`}>{description}</desc>
              {draw(plot)}
            </svg>
          </div>
        );
      })}
    </>,
  );

/** One decimal halves the bytes without a visible difference. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const Lines = ({
  sheet: plot,
  ticks,
  y,
}: {
  sheet: Plot;
  ticks: readonly number[];
  y(value: number): number;
}) => (
  <>
    {ticks.map((tick) => {
      const at = rounded(y(tick));
      return (
        <g key={tick}>
          <path d={`M${plot.left} ${at}H${plot.right}`} stroke="var(--fio)" />
          <text x={plot.left - 8} y={rounded(at + 4)} textAnchor="end">
            {tick.toLocaleString('pt-BR')}
          </text>
        </g>
      );
    })}
  </>
);
