import { type OpinionAnswer, opinionLabels } from '@domain/opinions';
import { type Cell, type Row, type RowGroup, rowOf } from './rows';

/** What one person, or one note, says of each home. */
export interface Sayings {
  /** The row's own name: 'Sua nota', 'Rafael'. */
  label: string;
  /** By a home's number. */
  of: ReadonlyMap<number, Cell>;
  /** Of a home that nothing is said of. */
  nothing: string;
}

/** A note of one's own, or of the other's. */
export const notes = (label: string, of: readonly (readonly [number, string | null])[]): Sayings => ({
  label,
  nothing: 'sem nota',
  of: new Map(of.flatMap(([code, text]) => (text ? [[code, { text }]] : []))),
});

/** Answers, with what is written beside them. */
export const answers = (
  label: string,
  of: readonly (readonly [number, { answer: OpinionAnswer; note?: string } | 'hidden' | null])[],
): Sayings => ({
  label,
  nothing: 'nada ainda',
  of: new Map(
    of.flatMap(([code, said]): (readonly [number, Cell])[] => {
      if (said === null) return [];
      if (said === 'hidden') return [[code, { absent: 'já respondeu; aparece depois da sua resposta' }]];
      return [[code, { text: opinionLabels[said.answer], note: said.note || undefined }]];
    }),
  ),
});

/** The last group of a comparison, for who may see it; null where nobody has said anything. */
export function sayingsGroup(ids: readonly number[], sayings: readonly Sayings[]): RowGroup | null {
  const rows = sayings
    .filter(({ of }) => ids.some((id) => of.has(id)))
    .map(({ label, of, nothing }): Row =>
      rowOf(
        label,
        ids.map((id) => of.get(id) ?? { absent: nothing }),
      ),
    );
  return rows.length > 0 ? { title: 'O que vocês acham', rows } : null;
}
