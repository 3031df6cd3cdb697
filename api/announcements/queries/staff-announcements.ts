import { type Kysely, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type {
  StaffAnnouncementRow,
  staffAnnouncementsAnswer,
  staffAnnouncementsQuery,
} from '@contract/staff-announcements';
import type { AnnouncementTab } from '@domain/announcement/announcement-parts';
import { photoStates } from '@domain/announcement/states';
import { askingText, dormsText, kindText } from '@domain/announcement/summary';
import { fold } from '@domain/kernel/text';
import type { AnnouncementsDatabase } from '../schema';
import { type Announcement, announcements } from './announcements';
import { announcementsToDecide } from './announcements-to-decide';
import { membersOfActs } from './members-of-acts';
import { countStalledDrafts, stalledDrafts } from './stalled-drafts';

const pageSize = 50;

/** SQL on `announcement` and `lead`. */
const tabs: Record<Exclude<AnnouncementTab, 'drafts'>, ReturnType<typeof sql<SqlBool>>> = {
  waiting: sql<SqlBool>`(suspicion is null and announcement.state = any(${sql.val([...photoStates])}))`,
  published: sql<SqlBool>`(suspicion is null and announcement.state = 'no ar')`,
  declined: sql<SqlBool>`(suspicion is null and announcement.state = 'recusado')`,
  held: sql<SqlBool>`suspicion is not null`,
};

type List = z.input<typeof staffAnnouncementsAnswer>['data'];

export async function listStaffAnnouncements(
  db: Kysely<AnnouncementsDatabase>,
  { tab, text, page: named }: z.output<typeof staffAnnouncementsQuery>,
): Promise<List> {
  const counts = await countByTab(db);
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? counts[tab]
      : await (tab === 'drafts' ? countStalledDrafts : countOf(tab))(db, words);
  const pages = Math.max(1, Math.ceil(found / pageSize));
  const page = Math.min(Number(named), pages);
  const range = { words, limit: pageSize, offset: (page - 1) * pageSize };
  return {
    ...{ counts, page, pages, to_decide: await announcementsToDecide(db) },
    rows: tab === 'drafts' ? [] : await rowsOf(db, tab, range),
    drafts: tab === 'drafts' ? await stalledDrafts(db, range) : [],
  };
}

async function countByTab(db: Kysely<AnnouncementsDatabase>): Promise<List['counts']> {
  const counted = await db
    .selectFrom('announcement')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .select([
      sql<number>`count(*) filter (where ${tabs.waiting})::int`.as('waiting'),
      sql<number>`count(*) filter (where ${tabs.published})::int`.as('published'),
      sql<number>`count(*) filter (where ${tabs.declined})::int`.as('declined'),
      sql<number>`count(*) filter (where ${tabs.held})::int`.as('held'),
    ])
    .executeTakeFirstOrThrow();
  return { ...counted, drafts: await countStalledDrafts(db) };
}

/** As the list's first tab. */
export const countWaiting = async (db: Kysely<AnnouncementsDatabase>): Promise<number> =>
  countOf('waiting')(db, []);

const accented = 'áàâãäåéèêëíìîïóòôõöúùûüçñýÿ';
const plain = 'aaaaaaeeeeiiiiooooouuuucnyy';
const searchText = sql<string>`translate(lower(concat_ws(' ', lead.name, lead.protocol,
  announce ->> 'bairro', announce ->> 'cidade')), ${accented}, ${plain})`;

const hasWords = (words: readonly string[]) =>
  sql<SqlBool>`(${sql.join([sql`true`, ...words.map((word) => sql`position(${word} in ${searchText}) > 0`)], sql` and `)})`;

const countOf =
  (tab: keyof typeof tabs) =>
  async (db: Kysely<AnnouncementsDatabase>, words: readonly string[]): Promise<number> => {
    const { count } = await db
      .selectFrom('announcement')
      .innerJoin('lead', 'lead.id', 'lead_id')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(tabs[tab])
      .where(hasWords(words))
      .executeTakeFirstOrThrow();
    return count;
  };

interface Range {
  words: readonly string[];
  limit: number;
  offset: number;
}

async function rowsOf(
  db: Kysely<AnnouncementsDatabase>,
  tab: keyof typeof tabs,
  { words, limit, offset }: Range,
): Promise<List['rows']> {
  const rows = await announcements(db)
    .where(tabs[tab])
    .where(hasWords(words))
    .orderBy('announcement.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const members = await membersOfActs(
    db,
    rows.map(({ history }) => history.at(-1)!.act),
  );
  return rows.map((row) => staffRow(row, members));
}

type Members = Awaited<ReturnType<typeof membersOfActs>>;

export const staffRow = (row: Announcement, members: Members): StaffAnnouncementRow => ({
  ...{ id: row.id, protocol: row.protocol, name: row.name, state: row.state, suspicion: row.suspicion },
  title: `${kindText(row.announce)}, ${dormsText(row.announce)}`,
  place: `${row.announce.bairro}, ${row.announce.cidade}`,
  asking: askingText(row.announce),
  photos: row.announce.fotos?.length ?? 0,
  announced_at: row.created_at.toISOString(),
  is_accepted: row.property_id !== null,
  last: staffEvent(row.history.at(-1)!, members),
});

export const staffEvent = (
  { what, at, act, reason, message }: Announcement['history'][number],
  members: Members,
): StaffAnnouncementRow['last'] => ({
  ...{ what, at, member: members.get(act) ?? null, message: reason ?? message ?? null },
});
