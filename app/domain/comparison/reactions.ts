import { type ReactionValue, reactionLabels } from '@domain/favorites/reactions';
import { type Cell, type Row, type RowGroup, rowOf } from './rows';

export interface Reactions {
  label: string; // label of the row: 'Sua nota', 'Rafael'
  of: ReadonlyMap<number, Cell>; // by property id
  nothing: string;
  isDetail?: true;
}

export const notes = (label: string, of: readonly (readonly [number, string | null])[]): Reactions => ({
  label,
  nothing: 'sem nota',
  isDetail: true,
  of: new Map(of.flatMap(([code, text]) => (text ? [[code, { text }]] : []))),
});

export const answers = (
  label: string,
  of: readonly (readonly [number, { answer: ReactionValue; note?: string } | 'hidden' | null])[],
): Reactions => ({
  label,
  nothing: 'nada ainda',
  of: new Map(
    of.flatMap(([code, reaction]): (readonly [number, Cell])[] => {
      if (reaction === null) return [];
      if (reaction === 'hidden') return [[code, { absent: 'já respondeu; aparece depois da sua resposta' }]];
      return [[code, { text: reactionLabels[reaction.answer], note: reaction.note || undefined }]];
    }),
  ),
});

export function reactionsGroup(ids: readonly number[], reactions: readonly Reactions[]): RowGroup {
  const rows = reactions
    .filter(({ of }) => ids.some((id) => of.has(id)))
    .map(({ label, of, nothing, isDetail }): Row => ({
      ...rowOf(
        label,
        ids.map((id) => of.get(id) ?? { absent: nothing }),
      ),
      isDetail,
    }));
  return { kind: 'reactions', rows };
}
