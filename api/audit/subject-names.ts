import type { Kysely } from 'kysely';
import type { SubjectKind } from './record-act';

export const maxNamed = 1_000;

/** For ILIKE: a text that contains this one. */
export const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export interface NamedSubject {
  id: number;
  name: string | null;
  /** It has a name, and no page any more. */
  hasLeft?: boolean;
}

/** How records of a kind are named where acts are listed. A module registers its own (`subjectNames` of api/modules.ts). */
export interface SubjectNames<Tables> {
  kind: SubjectKind;
  /** By id; a record that is gone is absent. */
  read(db: Kysely<Tables>, ids: readonly number[]): Promise<NamedSubject[]>;
  /** Ids of the records that a text names, `maxNamed` at most, the newest. */
  search?(db: Kysely<Tables>, text: string): Promise<number[]>;
}
