import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import {
  guestForgetBody,
  guestNameBody,
  guestReactionBody,
  type SharedFolder,
  type sharedFolderAnswer,
  sharedFolderBody,
} from '@contract/folder-links';
import { consumeLimit } from '@api/platform/http/limits';
import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from '../schema';
import { linkGone, notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { propertiesInFolders } from '../queries/folder-properties';
import { savedProperties } from '@api/properties/queries/saved-properties';
import {
  reactAsGuest,
  forgetGuest,
  isInFolder,
  reactionsOfGuest,
  ownerReactions,
} from '../queries/reactions';
import { countOpening, linkOfToken, nameGuest, type OpenLink } from '../queries/shared-folder';
import { firstNameOf } from '@domain/people/first-name';
import { revealed } from '@domain/favorites/reactions';
import { jsonBody, valid } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** Calls of a guest (contract/folder-links.ts): they need only the link's token, not an account. */
export function sharedFolderRoutes({ db }: { db: Kysely<FavoritesDatabase> }): Hono {
  const routes = new Hono();

  routes.post('/sharedFolder', async (context) => {
    const { token, count } = valid(sharedFolderBody, await jsonBody(context));
    const link = await linkOfToken(db, token);
    if (link && count) await countOpening(writing(context, db), link.id);
    const folder = link ? await folderOf(db, link) : null;
    return context.json({ folder } satisfies z.input<typeof sharedFolderAnswer>);
  });

  const openLink = async (token: string): Promise<OpenLink> => {
    const link = await linkOfToken(db, token);
    if (!link) throw linkGone();
    return link;
  };
  // Each write counts for the limit of the link.
  const writer = async (token: string): Promise<OpenLink> => {
    const link = await openLink(token);
    await consumeLimit(db, 'writesByFolderLink', String(link.id));
    return link;
  };

  routes.post('/sharedFolder/name', async (context) => {
    const { token, name } = valid(guestNameBody, await jsonBody(context));
    const link = await writer(token);
    await nameGuest(writing(context, db), link.id, name);
    return context.json(done);
  });

  routes.post('/sharedFolder/opinion', async (context) => {
    const { token, code: property, answer, note } = valid(guestReactionBody, await jsonBody(context));
    const link = await writer(token);
    if (!(await isInFolder(db, { ...link, property }))) throw notFound();
    await reactAsGuest(writing(context, db), link.id, { property, answer, note });
    return context.json(done);
  });

  routes.post('/sharedFolder/forget', async (context) => {
    const { token } = valid(guestForgetBody, await jsonBody(context));
    // No limit: guests may always delete their data.
    const link = await openLink(token);
    await forgetGuest(writing(context, db), link.id);
    return context.json(done);
  });

  return routes;
}

/** A guest sees only the owner's first name, and notes only if the link shows them. */
async function folderOf(db: Kysely<FavoritesDatabase>, link: OpenLink): Promise<SharedFolder> {
  const rows = await propertiesInFolders(db, link.account, link.folder);
  const [own, owners] = [await reactionsOfGuest(db, link.id), await ownerReactions(db, [link.folder])];
  const productOf = await savedProperties(
    db,
    rows.map(({ property_id }) => property_id),
  );
  const ownOf = new Map(own.map(({ property_id, answer, note }) => [property_id, { answer, note }]));
  const ownersOf = new Map(owners.map(({ property_id, answer }) => [property_id, answer]));
  return {
    name: link.name,
    owner: firstNameOf(link.owner),
    expires_at: link.expiresAt?.toISOString() ?? null,
    guest: link.guest,
    homes: rows.map(({ property_id: code, condition, negotiation, note }) => ({
      code,
      condition,
      negotiation,
      ...productOf(code, negotiation),
      note: link.showsNotes ? note : null,
      own: ownOf.get(code) ?? null,
      owner: revealed(ownOf.get(code)?.answer ?? null, ownersOf.get(code) ?? null),
    })),
  };
}
