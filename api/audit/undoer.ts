import type { Pace } from '@api/platform/db/pace';
import type { Write } from '@api/platform/db/transaction';
import type { Grant, Verb } from '@domain/staff/roles';
import type { AuditChanges } from './content';
import type { Actor, SubjectKind } from './record-act';

/** A value as an act stores it. */
export type ActValue = AuditChanges[string][0];
/** By field. */
export type ActValues = Readonly<Record<string, ActValue>>;

export interface Undoing {
  actor: Actor;
  member: { id: number; email: string };
  /** `own`: only what the member is responsible for. */
  grant: Grant;
}

/** How acts of a verb on records of a kind are taken back. A module registers its own (`undoers` of api/modules.ts). */
export interface Undoer<Tables> {
  verb: Verb;
  /** Other verbs whose acts it takes back, for whoever has `verb`. */
  alsoOf?: readonly string[];
  kind: SubjectKind;
  /** With a grant of one's own, a member takes back the acts that this member did. */
  onlyOwnActs?: true;
  /** Fields that can be restored: others of the same act stay. */
  fields: readonly string[];
  /** Fields that mean something only together: one that changed since leaves all of them. */
  together?: readonly (readonly string[])[];
  /**
   * Locks the records, and reads `fields` as acts store them.
   * A record that is gone, or that is not the member's (grant `own`), is absent.
   */
  read(
    write: Write<Tables>,
    undoing: Undoing,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ActValues>>;
  /** Of a value with a name, which may change without an act. Without it: equal as JSON. */
  isSame?(field: string, one: ActValue, other: ActValue): boolean;
  /** false: the old value names what is gone, or what this member may not choose. */
  exists?(write: Write<Tables>, undoing: Undoing, field: string, value: ActValue): Promise<boolean>;
  /** Writes the old values, without recording an act. @throws ApiError: a rule refuses them */
  restore(
    write: Write<Tables>,
    undoing: Undoing,
    values: ReadonlyMap<string, ActValues>,
    pace: Pace,
  ): Promise<void>;
}
