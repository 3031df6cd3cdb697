import { type Kysely, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import { chainHash, chainStart, type SealedRow } from './chain';
import { contentHash } from './content';
import type { AuditDatabase } from './schema';

const batch = 5_000;
const maxProblems = 20;
/** The job seals each minute; several failed attempts are no sign of tampering. */
const unsealedAfter = '15 minutes';

export interface ChainProblem {
  /** altered: a row differs from its seal. values: they differ from their hash. gone, seal: the row, or a seal is missing. */
  kind: 'altered' | 'values' | 'gone' | 'seal';
  /** Of audit_log; of a missing seal its position. */
  id: number;
}

export interface CheckedChain {
  rows: number;
  head: string;
  /** At most 20. */
  problems: ChainProblem[];
  /** Rows that the job should have sealed. */
  unsealed: number;
}

/** Changes nothing. Erased values are no problem: the chain covers their hash. */
export async function checkChain(db: Kysely<AuditDatabase>): Promise<CheckedChain> {
  const problems: ChainProblem[] = [];
  let [rows, position, hash] = [0, 0, chainStart];
  for (;;) {
    const page = await readPage(db, position);
    for (const row of page) {
      if (row.position !== position + 1) problems.push({ kind: 'seal', id: position + 1 });
      else if (row.at === null) problems.push({ kind: 'gone', id: row.id });
      else if (chainHash(hash, { ...row, at: row.at }) !== row.hash)
        problems.push({ kind: 'altered', id: row.id });
      else if (isOtherContent(row)) problems.push({ kind: 'values', id: row.id });
      // Go on from the stored hash: one altered row is one problem.
      [rows, position, hash] = [rows + 1, row.position, row.hash];
    }
    if (page.length < batch || problems.length >= maxProblems) break;
  }
  return { rows, head: hash, problems: problems.slice(0, maxProblems), unsealed: await countUnsealed(db) };
}

const isOtherContent = ({ salt, content, content_hash }: Page[number]): boolean =>
  salt !== null && content !== null && contentHash(salt, content) !== content_hash;

interface PageRow extends Omit<SealedRow, 'at'> {
  at: string | null;
  position: number;
  hash: string;
  salt: string | null;
  content: string | null;
}
type Page = PageRow[];

/** A deleted row of audit_log leaves its seal, whose other columns are then null. */
async function readPage(db: Kysely<AuditDatabase>, after: number): Promise<Page> {
  const { rows } = await sql<PageRow>`
    select s.position, s.hash, s.log_id as id, extract(epoch from l.at)::text as at, l.member_id, l.role, l.verb,
      l.subject, l.fields, l.request_id, l.content_hash, l.undoes, l.batch, v.salt, v.content
    from audit_seal s
    left join audit_log l on l.id = s.log_id
    left join audit_value v on v.log_id = s.log_id
    where s.position > ${after} order by s.position limit ${batch}`.execute(db);
  return rows;
}

/** @param among the newest rows; without it all are read */
export async function countUnsealed(db: Kysely<AuditDatabase>, among?: number): Promise<number> {
  const isNew = among ? sql`l.id > (select max(id) from audit_log) - ${among}` : sql`true`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log l
    where ${isNew} and l.at < ${sqlNow()} - ${unsealedAfter}::interval
      and not exists (select from audit_seal s where s.log_id = l.id)`.execute(db);
  return rows[0]!.count;
}
