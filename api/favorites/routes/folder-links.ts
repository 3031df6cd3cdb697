import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import {
  linkBody,
  type linkAnswer,
  ownReactionBody,
  type reactionsAnswer,
  reactionsQuery,
  type sharingAnswer,
} from '@contract/folder-links';
import { customerOf } from '@api/accounts/bearer';
import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from '../schema';
import { ApiError, notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { eraseLink, type LinkOf, linksOf, makeLink, reopenLink, revokeLink } from '../queries/folder-links';
import { propertiesInFolders } from '../queries/folder-properties';
import { ownFolder } from '../queries/folders';
import { reactAsOwner, reactionsByProperty } from '../queries/reactions';
import { maxFolderLinks } from '@domain/favorites/reactions';
import { idParam, jsonBody, valid } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;
const base = '/clientArea/favorite/folders/:folder';

/** The owner's links and reactions (contract/folder-links.ts). 404 for other folders. */
export function folderLinkRoutes({ db }: { db: Kysely<FavoritesDatabase> }): Hono {
  const routes = new Hono();

  const folderInPath = async (context: Context) => {
    const { account } = await customerOf(context, db);
    const folder = idParam(context.req.param('folder'));
    if (folder === null) throw notFound();
    return { account: account.id, folder };
  };
  const linkInPath = async (context: Context): Promise<LinkOf> => {
    const link = idParam(context.req.param('link'));
    const target = await folderInPath(context);
    if (link === null) throw notFound();
    return { ...target, link };
  };

  routes.get(`${base}/links`, async (context) => {
    const { account, folder } = await folderInPath(context);
    if (!(await ownFolder(db, account, folder))) throw notFound();
    return context.json(await sharingOf(db, account, folder));
  });

  routes.post(`${base}/links`, async (context) => {
    const { account, folder } = await folderInPath(context);
    const { days, notes } = valid(linkBody, await jsonBody(context));
    const made = await makeLink(writing(context, db), account, folder, { days, showsNotes: notes });
    if (made === 'unknown') throw notFound();
    if (made === 'full') throw tooMany();
    return context.json(made satisfies z.input<typeof linkAnswer>);
  });

  routes.post(`${base}/links/:link/revoke`, async (context) => {
    if (!(await revokeLink(writing(context, db), await linkInPath(context)))) throw notFound();
    return context.json(done);
  });

  routes.post(`${base}/links/:link/reopen`, async (context) => {
    const outcome = await reopenLink(writing(context, db), await linkInPath(context));
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'full') throw tooMany();
    return context.json(done);
  });

  routes.delete(`${base}/links/:link`, async (context) => {
    if (!(await eraseLink(writing(context, db), await linkInPath(context)))) throw notFound();
    return context.json(done);
  });

  routes.get('/clientArea/favorite/said', async (context) => {
    const { account } = await customerOf(context, db);
    const { codes } = valid(reactionsQuery, context.req.query());
    return context.json(await reactionsToFavorites(db, account.id, codes));
  });

  routes.put(`${base}/opinions/:code`, async (context) => {
    const target = await folderInPath(context);
    const property = idParam(context.req.param('code'));
    const { answer } = valid(ownReactionBody, await jsonBody(context));
    if (property === null) throw notFound();
    if (!(await reactAsOwner(writing(context, db), { ...target, property, answer }))) throw notFound();
    return context.json(done);
  });

  return routes;
}

const tooMany = () =>
  new ApiError(
    409,
    'TOO_MANY_LINKS',
    `Esta pasta já tem ${maxFolderLinks} links abertos. Revogue algum para criar outro.`,
  );

async function sharingOf(db: Kysely<FavoritesDatabase>, account: number, folder: number) {
  const links = await linksOf(db, folder);
  const properties = await propertiesInFolders(db, account, folder);
  const reactionsOf = await reactionsByProperty(db, [folder]);
  return {
    links: links.map(
      ({ guest_name, created_at, expires_at, revoked_at, kept_until: undoDeadline, opened_at, ...link }) => ({
        ...link,
        guest: guest_name,
        created_at: created_at.toISOString(),
        expires_at: expires_at?.toISOString() ?? null,
        revoked_at: revoked_at?.toISOString() ?? null,
        kept_until: link.is_open ? null : (undoDeadline?.toISOString() ?? null),
        opened_at: opened_at?.toISOString() ?? null,
      }),
    ),
    opinions: properties.map(({ property_id: code }) => ({ code, ...reactionsOf(code) })),
  } satisfies z.input<typeof sharingAnswer>;
}

/** Only for favorites of the account. */
async function reactionsToFavorites(
  db: Kysely<FavoritesDatabase>,
  account: number,
  codes: readonly number[],
) {
  const items = (await propertiesInFolders(db, account)).filter(({ property_id }) =>
    codes.includes(property_id),
  );
  const reactionsOf = await reactionsByProperty(db, [...new Set(items.map(({ folder_id }) => folder_id))]);
  const noteOf = new Map(items.map(({ property_id, note }) => [property_id, note]));
  return {
    data: [...noteOf].map(([code, note]) => ({ code, note, ...reactionsOf(code) })),
  } satisfies z.input<typeof reactionsAnswer>;
}
