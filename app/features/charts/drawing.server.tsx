import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The place that a drawing has, in its own units: `left`, `right`, `top`, `bottom` bound what is plotted. */
export interface Sheet {
  /** Beside the drawing's name: ids are unique on a page. */
  id: 'l' | 's';
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a chart says to who does not see it. */
interface Said {
  /** Ids of its parts begin so. */
  name: string;
  title: string;
  description: string;
}

/** The wide drawing, and the one for windows below 640 px, whose letters stay as large. */
const sheets = (wide: number, narrow: number): Sheet[] => [
  { id: 'l', width: 900, height: wide, left: 40, right: 800, top: 30, bottom: wide - 34 },
  { id: 's', width: 330, height: narrow, left: 36, right: 322, top: 30, bottom: narrow - 34 },
];

/**
 * A chart as the server writes it: two drawings of the same, each with title and description; none of it is client code.
 * The sentence, the caption and the table stand on the page beside it.
 */
export const drawn = (
  { name, title, description }: Said,
  heights: readonly [wide: number, narrow: number],
  draw: (sheet: Sheet) => ReactNode,
): string =>
  renderToStaticMarkup(
    <>
      {sheets(...heights).map((sheet) => {
        const id = `${name}-${sheet.id}`;
        return (
          <div className={`g-${sheet.id}`} key={id}>
            <svg
              viewBox={`0 0 ${sheet.width} ${sheet.height}`}
              role="img"
              aria-labelledby={`${id}-t ${id}-d`}
            >
              <title id={`${id}-t`}>{title}</title>
              <desc id={`${id}-d`}>{description}</desc>
              {draw(sheet)}
            </svg>
          </div>
        );
      })}
    </>,
  );

/** A coordinate with a decimal at most: half of the bytes, and nobody sees the difference. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The lines across, and their numbers: from zero, five at most. */
export const Lines = ({
  sheet,
  ticks,
  y,
}: {
  sheet: Sheet;
  ticks: readonly number[];
  y(value: number): number;
}) => (
  <>
    {ticks.map((tick) => {
      const at = rounded(y(tick));
      return (
        <g key={tick}>
          <path d={`M${sheet.left} ${at}H${sheet.right}`} stroke="var(--fio)" />
          <text x={sheet.left - 8} y={rounded(at + 4)} textAnchor="end">
            {tick.toLocaleString('pt-BR')}
          </text>
        </g>
      );
    })}
  </>
);
