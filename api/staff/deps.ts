import type { Kysely } from 'kysely';
import type { SubjectNames } from '@api/audit/subject-names';
import type { Undoer } from '@api/audit/undoer';
import type { Passwords } from '@api/accounts/passwords';
import type { Engine } from '@api/platform/db/engine';
import type { DerivedSecrets } from '@api/platform/process/derived-secrets';
import type { TextSeals } from '@api/platform/process/sealed-text';
import type { Logger } from '@api/platform/process/log';
import type { StaffDatabase } from './schema';

export interface AdminSettings {
  /** Seal TOTP secrets. */
  seals: TextSeals;
  /** Of the addresses of portals' files. */
  portalSecrets: DerivedSecrets;
  /** Passkeys are bound to its host. */
  siteUrl: string;
  /** ADMIN_NETWORKS. */
  isAdminAddress(ip: string | null): boolean;
}

export interface StaffDeps {
  db: Kysely<StaffDatabase>;
  log: Logger;
  passwords: Passwords;
  admin: AdminSettings;
  system: { engine: Engine };
  /** Of all modules (api/modules.ts). */
  undoers: readonly Undoer<StaffDatabase>[];
  /** Of all modules. */
  subjectNames: readonly SubjectNames<StaffDatabase>[];
}
