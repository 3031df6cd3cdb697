import type { Kysely } from 'kysely';
import { ApiError } from '@api/platform/http/errors';
import { momentText } from '@domain/kernel/moment';
import type { Announcement } from './queries/announcements';
import { membersOfActs } from './queries/members-of-acts';
import type { AnnouncementsDatabase } from './schema';

/** Of two people at once the second reads what the first has done. @throws 409 */
export async function requireVersion(
  db: Kysely<AnnouncementsDatabase>,
  { history }: Announcement,
  version: number,
): Promise<void> {
  if (history.length === version) return;
  const { what, at, act } = history.at(-1)!;
  const member = (await membersOfActs(db, [act])).get(act);
  const text = `${member ?? 'Outra pessoa'} já decidiu: “${what}”, em ${momentText(new Date(at))}.`;
  throw new ApiError(409, 'CHANGED', `${text} Nada do seu foi feito; confira e decida outra vez.`);
}
