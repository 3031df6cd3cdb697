import type { Write } from '@api/platform/db/transaction';
import { requestId } from '@api/platform/process/request-id';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Role } from '@domain/staff/roles';
import { type AuditChanges, type AuditContent, contentHash, newSalt } from './content';
import type { AuditDatabase } from './schema';

/** Who acts: a member, or a command of the operator. */
export interface Actor {
  memberId: number | null;
  role: Role | null;
}

export const operator: Actor = { memberId: null, role: null };

export interface Act {
  actor: Actor;
  /** A verb of domain/staff/roles.ts, or what a member does with its own access. */
  verb: string;
  /** Kind and number of the record: `subjectOf`. */
  subject: string;
  changes?: AuditChanges;
  reason?: string | null;
  /** The act that this one takes back. */
  undoes?: number;
  /** The act of the whole bulk. */
  batch?: number;
}

/**
 * 'contacts', 'properties', 'redirects': the act of a bulk; its number is how many it changed. 'distribution': its rules,
 * number 1.
 */
export type SubjectKind =
  | 'member'
  | 'invitation'
  | 'account'
  | 'lead'
  | 'property'
  | 'properties'
  | 'own-property'
  | 'broker'
  | 'contacts'
  | 'distribution'
  | 'distribution-group'
  | 'absence'
  | 'page'
  | 'article'
  | 'campaign'
  | 'data-request'
  | 'redirect'
  | 'redirects'
  | 'import'
  | 'portal'
  | 'brokerage'
  | 'list'
  | 'banner'
  | 'slide'
  | 'sections'
  | 'export';

export const subjectOf = (kind: SubjectKind, id: string | number) => `${kind}:${id}`;

/** Kind and number of a subject. */
export function readSubject(subject: string): { kind: string; id: string } {
  const colon = subject.indexOf(':');
  return { kind: subject.slice(0, colon), id: subject.slice(colon + 1) };
}

/** One row, in the transaction of the write that it records. @returns its id */
export async function recordAct(write: Write<AuditDatabase>, act: Act): Promise<number> {
  const [id] = await insertActs(write, [act]);
  return id!;
}

/** Rows of one statement: as many as its parameters allow. */
const chunk = 500;

/** One row for each act, in its order. @returns their ids */
export async function recordActs(write: Write<AuditDatabase>, acts: readonly Act[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < acts.length; from += chunk)
    ids.push(...(await insertActs(write, acts.slice(from, from + chunk))));
  return ids;
}

async function insertActs(write: Write<AuditDatabase>, acts: readonly Act[]): Promise<number[]> {
  const at = sqlNow();
  const values = acts.map(valuesOf);
  const inserted = await write
    .insertInto('audit_log')
    .values(
      acts.map(({ actor: { memberId, role }, verb, subject, changes = {}, undoes, batch }, index) => ({
        ...{ at, member_id: memberId, role, verb, subject, fields: Object.keys(changes) },
        ...{ request_id: requestId() ?? null, undoes: undoes ?? null, batch: batch ?? null },
        content_hash: hashOf(values[index] ?? null),
      })),
    )
    .returning('id')
    .execute();
  // The rows of one insert get their numbers in its order, but need not be returned in it.
  const ids = inserted.map(({ id }) => id).toSorted((one, other) => one - other);
  const stored = values.flatMap((value, index) => (value ? [{ log_id: ids[index]!, at, ...value }] : []));
  if (stored.length > 0) await write.insertInto('audit_value').values(stored).execute();
  return ids;
}

const hashOf = (value: ReturnType<typeof valuesOf>) => value && contentHash(value.salt, value.content);

/** null: nothing to store. */
function valuesOf({ changes = {}, reason = null }: Act): { salt: string; content: string } | null {
  if (Object.keys(changes).length === 0 && reason === null) return null;
  return { salt: newSalt(), content: JSON.stringify({ changes, reason } satisfies AuditContent) };
}
