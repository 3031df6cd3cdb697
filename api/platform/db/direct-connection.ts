import type { Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- any tables
const direct = new WeakMap<Kysely<any>, Kysely<any>>();

/** @param connections of PostgreSQL itself, where those of `db` pass through a PgBouncer in transaction mode */
export const nameDirectConnections = <Tables>(db: Kysely<Tables>, connections: Kysely<Tables>): void =>
  void direct.set(db, connections);

/** For what a transaction does not end with: migrations, session settings, VACUUM, session locks. */
export const directConnections = <Tables>(db: Kysely<Tables>): Kysely<Tables> => direct.get(db) ?? db;
