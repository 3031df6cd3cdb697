import { type Kysely, sql } from 'kysely';
import { announcedSource, demoSource } from '@api/catalogue/source-name';
import { ownSource } from '@domain/announcement/own-property';
import type { BrokerageDatabase } from '../schema';

/** Whether the catalogue is the demo's. Announcements and own properties do not end it, an operator's feed does. */
export async function isDemo(db: Kysely<BrokerageDatabase>): Promise<boolean> {
  const { rows } = await sql<{ is_demo: boolean }>`
    select exists (select from source where name = ${demoSource} and removed_at is null)
      and not exists (
        select from source s where name not in (${demoSource}, ${announcedSource}, ${ownSource})
          and exists (select from property where source_id = s.id and in_feed)
      ) as is_demo`.execute(db);
  return rows[0]!.is_demo;
}
