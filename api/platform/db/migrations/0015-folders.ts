import { type Kysely, sql } from 'kysely';
import { firstFolderName, folderNameKey } from '@domain/favorites/folders';

/**
 * Favourites in folders, with notes, and what was lately removed (docs/decisions/0061-folders.md). What is kept so far lies
 * in a first folder; at what price it was kept was not noted, so its price of today counts from today.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- one act of removing: what it took comes back together, and goes with it for good
    create table folder_removal (
      id serial primary key,
      account_id int not null references account (id) on delete cascade,
      -- 'home' from one folder or all, 'emptied' a folder, 'folder', 'all' homes
      kind text not null,
      removed_at timestamptz not null default now()
    );
    create index folder_removal_account on folder_removal (account_id, removed_at desc);
    create index folder_removal_at on folder_removal (removed_at);

    create table folder (
      id serial primary key,
      account_id int not null references account (id) on delete cascade,
      name text not null,
      -- as names are compared (domain/favorites/folders.ts)
      name_key text not null,
      created_at timestamptz not null default now(),
      -- when something was last kept in it: a heart keeps in the one used last
      used_at timestamptz not null default clock_timestamp(),
      -- null: it stands
      removal_id int references folder_removal (id) on delete cascade
    );
    create unique index folder_name on folder (account_id, name_key) where removal_id is null;
    create index folder_account on folder (account_id);
    create index folder_removed on folder (removal_id) where removal_id is not null;

    create table folder_item (
      id serial primary key,
      account_id int not null references account (id) on delete cascade,
      folder_id int not null references folder (id) on delete cascade,
      property_id int not null references property (id) on delete cascade,
      negotiation text not null,
      kept_at timestamptz not null default now(),
      -- what it was offered for at priced_at, which is when it was kept; null: on request
      price bigint,
      currency text not null,
      priced_at timestamptz not null default now(),
      -- null: it is kept
      removal_id int references folder_removal (id) on delete cascade
    );
    create unique index folder_item_kept on folder_item (folder_id, property_id) where removal_id is null;
    create index folder_item_account on folder_item (account_id, property_id);
    create index folder_item_folder on folder_item (folder_id);
    create index folder_item_property on folder_item (property_id);
    create index folder_item_removed on folder_item (removal_id) where removal_id is not null;

    -- a person's note on a home, in whatever folders it lies; it stays as long as one of folder_item is there, removed or not
    create table home_note (
      account_id int not null references account (id) on delete cascade,
      property_id int not null references property (id) on delete cascade,
      note text not null,
      written_at timestamptz not null default now(),
      primary key (account_id, property_id)
    );
    create index home_note_property on home_note (property_id);

    insert into folder (account_id, name, name_key, created_at)
      select account_id, ${sql.lit(firstFolderName)}, ${sql.lit(folderNameKey(firstFolderName))}, min(created_at)
      from favorite group by account_id;
    insert into folder_item (account_id, folder_id, property_id, negotiation, kept_at, price, currency)
      select distinct on (f.account_id, f.property_id) f.account_id, folder.id, f.property_id, f.negotiation, f.created_at,
        case f.negotiation when 'rent' then p.rent_amount else p.sale_amount end, p.currency
      from favorite f
      join folder on folder.account_id = f.account_id
      join property p on p.id = f.property_id
      order by f.account_id, f.property_id, f.created_at desc, f.negotiation desc;
    drop table favorite;
  `.execute(db);
}
