import type { Shapes } from './shapes';

/** Attributes, since no rule reaches into a `use`. */
const line = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;

interface GroundShapesProps extends Shapes {
  /** Begins its ids: a page can have two drawings. */
  id: string;
  own?: string;
}

/** Land, shore and the lines between districts, for an `svg.solo`. */
export function GroundShapes({ id, land, borders, own }: GroundShapesProps) {
  const [coast, clip] = [`${id}-costa`, `${id}-corte`];
  const lines = (
    <>
      <path className="solo__divisas" d={borders} {...line} />
      {own && <path className="solo__bairro" d={own} {...line} />}
    </>
  );
  if (land === null) return lines;
  return (
    <>
      <defs>
        <path id={coast} d={land} {...line} />
        <clipPath id={clip}>
          <use href={`#${coast}`} />
        </clipPath>
      </defs>
      <use href={`#${coast}`} className="solo__agua" />
      <use href={`#${coast}`} className="solo__terra" />
      <g clipPath={`url(#${clip})`}>{lines}</g>
    </>
  );
}
