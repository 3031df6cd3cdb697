import { numberWord } from '~/domain/comparison/number-word';
import type { Cell, Row } from '~/domain/comparison/rows';

export const ComparisonLine = ({ row: { label, cells, isSum } }: { row: Row }) => (
  <div role="row" className={isSum ? 'soma' : undefined}>
    <div role="rowheader">{label}</div>
    {cells.map((cell, index) => (
      // Columns keep their order.
      <div role="cell" key={index}>
        <CellText cell={cell} count={cells.length} />
      </div>
    ))}
  </div>
);

function CellText({ cell: { text, absent, note, isLeast }, count }: { cell: Cell; count: number }) {
  return (
    <>
      {text ?? (
        <>
          <span aria-hidden="true">—</span>
          <span className="vh">{absent}</span>
        </>
      )}
      {note && <small>{note}</small>}
      {isLeast && <small>{`menor dos ${numberWord(count)}`}</small>}
    </>
  );
}
