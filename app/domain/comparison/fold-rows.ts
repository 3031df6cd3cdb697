import type { Row, RowGroup, RowKind } from './rows';

export const maxDifferences = 12;

export interface FoldedRows {
  /** At most `maxDifferences`, in the order of the groups. */
  differences: Row[];
  rest: Row[];
}

/** Which differences are shown first if there are too many. */
const importance: readonly RowKind[] = ['money', 'reactions', 'size', 'facts', 'features', 'condominium'];

/** Chooses the rows to show at once: those that differ, without details, the most important first. */
export function foldRows(groups: readonly RowGroup[]): FoldedRows {
  const all = groups.flatMap(({ kind, rows }) =>
    rows.map((row) => ({ row, rank: importance.indexOf(kind) })),
  );
  const chosen = new Set(
    all
      .filter(({ row: { differs, isDetail } }) => differs && !isDetail)
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, maxDifferences)
      .map(({ row }) => row),
  );
  const rows = all.map(({ row }) => row);
  return {
    differences: rows.filter((row) => chosen.has(row)),
    rest: rows.filter((row) => !chosen.has(row)),
  };
}
