import type { Actor } from '@api/audit/record-act';
import type { Write } from '@api/platform/db/transaction';
import { addRedirect, freeAddress } from '@api/redirects/add-redirect';
import { articlePath } from '@domain/texts/article-path';
import type { TextsDatabase } from './schema';

/** The old address of an article leads to the new one. @param from null: a new article */
export async function redirectRenamed(
  write: Write<TextsDatabase>,
  actor: Actor,
  from: string | null,
  to: string,
): Promise<void> {
  if (from === null) await freeAddress(write, { path: articlePath(to), actor });
  else if (from !== to) await addRedirect(write, { from: articlePath(from), to: articlePath(to), actor });
}
