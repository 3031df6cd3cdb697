import { type Kysely, sql } from 'kysely';
import { photoOf, photosByUrl } from '@api/platform/photos/repository';
import { codeKey } from '@api/properties/queries/properties';
import { subjectOf } from '@api/audit/record-act';
import { propertyRows } from '@api/property-admin/list/property-rows';
import { listActs } from '@api/staff/queries/acts';
import type { DraftContent } from '@contract/staff-drafts';
import type { ListedHome, ShowcaseKind, StaffShowcaseItem } from '@contract/staff-showcase';
import { scheduleState } from '@domain/brokerage/schedule';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { foldCode } from '@domain/property/property-code';
import { byField } from '../check-item';
import { loadDraft } from '../drafts';
import { findItem } from '../items';
import type { ShowcaseDatabase } from '../schema';
import { contentOf, countListed } from './overview';

/** null: neither published nor a draft. */
export async function showcaseItem(
  db: Kysely<ShowcaseDatabase>,
  kind: ShowcaseKind,
  key: string,
): Promise<StaffShowcaseItem | null> {
  const content = await contentOf(db);
  const found = findItem(content, kind, key);
  const draft = await loadDraft(db, kind, key);
  if (!found && !draft) return null;
  const published = found && (JSON.parse(JSON.stringify(found.item)) as DraftContent);
  const codes = kind === 'list' ? codesOf(draft?.content ?? published!) : [];
  return {
    ...{ key, published, draft },
    state: found && scheduleState(found.item, isoDay(clock.now())),
    homes: await homesOf(db, codes),
    total: kind === 'list' && published?.search !== undefined ? await countListed(db, content, key) : null,
    acts: (await listActs(db, { subject: subjectOf(kind, key) })).acts,
  };
}

/** More than a form shows is a mistake of a hostile one. */
const maxHomes = 500;

function codesOf(content: DraftContent): string[] {
  const isBySearch =
    content[byField] === undefined ? content.search !== undefined : content[byField] === 'search';
  const codes = isBySearch ? content.pinned : content.codes;
  return Array.isArray(codes)
    ? codes
        .filter((code): code is string => typeof code === 'string' && code.trim() !== '')
        .slice(0, maxHomes)
    : [];
}

async function homesOf(db: Kysely<ShowcaseDatabase>, codes: readonly string[]): Promise<ListedHome[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: number; key: string; photo: { url: string; alt: string } | null }>`
    select distinct on (${codeKey}) id, ${codeKey} as key, photos -> 0 as photo from property
    where ${codeKey} = any(${codes.map(foldCode)}::text[])
    order by ${codeKey}, active desc, id desc`.execute(db);
  const known = new Map(
    (
      await propertyRows(
        db,
        rows.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const stored = await photosByUrl(
    db,
    rows.flatMap(({ photo }) => photo?.url ?? []),
  );
  const byCode = new Map(rows.map((row) => [row.key, row]));
  return codes.map((code) => {
    const row = byCode.get(foldCode(code));
    const property = (row && known.get(row.id)) ?? null;
    // Photos of others have no public address.
    const photo = property?.state === 'live' && row?.photo ? photoOf(row.photo, stored) : null;
    return { code, property, photo };
  });
}
