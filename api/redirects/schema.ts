import type { Generated } from 'kysely';
import type { Defaulted } from '@api/platform/db/columns';
import type { StaffDatabase } from '@api/staff/schema';

interface RedirectTable {
  id: Generated<number>;
  key: string;
  old_path: string;
  target: string | null;
  status: 301 | 302;
  filed: string | null;
  changed_at: Date;
}

interface RedirectStateTable {
  id: Defaulted<number>;
  version: string;
  file_hash: string | null;
}

interface RedirectPasteTable {
  id: Generated<number>;
  member_id: number;
  created_at: Date;
  act: number | null;
}

interface RedirectPastePartTable {
  paste_id: number;
  position: number;
  lines: string;
}

/** Columns: migrations/0069-redirects.ts. */
export interface RedirectsDatabase extends StaffDatabase {
  redirect: RedirectTable;
  redirect_state: RedirectStateTable;
  redirect_paste: RedirectPasteTable;
  redirect_paste_part: RedirectPastePartTable;
}
