import type { Kysely } from 'kysely';
import type { SubjectKind } from './record-act';

/** How records of a kind are named where acts are listed. A module registers its own (`subjectNames` of api/modules.ts). */
export interface SubjectNames<Tables> {
  kind: SubjectKind;
  /** By id; a record that is gone is absent. */
  read(db: Kysely<Tables>, ids: readonly number[]): Promise<{ id: number; name: string | null }[]>;
}
