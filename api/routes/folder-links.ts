import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import {
  linkBody,
  type linkAnswer,
  ownOpinionBody,
  type saidAnswer,
  saidQuery,
  type sharingAnswer,
} from '@contract/folder-links';
import { customerOf } from '@api/auth/bearer';
import type { ApiDeps } from '@api/deps';
import { ApiError, notFound } from '@api/errors';
import { writing } from '@api/first-write';
import {
  eraseLink,
  type LinkOf,
  linksOf,
  makeLink,
  reopenLink,
  revokeLink,
} from '@api/repositories/folder-links';
import { homesInFolders } from '@api/repositories/folder-homes';
import { ownFolder } from '@api/repositories/folders';
import { answerAsOwner, saidOfHomes } from '@api/repositories/opinions';
import { maxFolderLinks } from '@domain/opinions';
import { idParam, jsonBody, valid } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;
const base = '/clientArea/favorite/folders/:folder';

/** What a folder's owner does with its links and says of its homes (contract/folder-links.ts); 404 for anybody else's. */
export function folderLinkRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();

  const folderAsked = async (context: Context) => {
    const { account } = await customerOf(context, db);
    const folder = idParam(context.req.param('folder'));
    if (folder === null) throw notFound();
    return { account: account.id, folder };
  };
  const linkAsked = async (context: Context): Promise<LinkOf> => {
    const link = idParam(context.req.param('link'));
    const asked = await folderAsked(context);
    if (link === null) throw notFound();
    return { ...asked, link };
  };

  routes.get(`${base}/links`, async (context) => {
    const { account, folder } = await folderAsked(context);
    if (!(await ownFolder(db, account, folder))) throw notFound();
    return context.json(await sharingOf(db, account, folder));
  });

  routes.post(`${base}/links`, async (context) => {
    const { account, folder } = await folderAsked(context);
    const { days, notes } = valid(linkBody, await jsonBody(context));
    const made = await makeLink(writing(context, db), account, folder, { days, showsNotes: notes });
    if (made === 'unknown') throw notFound();
    if (made === 'full') throw tooMany();
    return context.json(made satisfies z.input<typeof linkAnswer>);
  });

  routes.post(`${base}/links/:link/revoke`, async (context) => {
    if (!(await revokeLink(writing(context, db), await linkAsked(context)))) throw notFound();
    return context.json(done);
  });

  routes.post(`${base}/links/:link/reopen`, async (context) => {
    const outcome = await reopenLink(writing(context, db), await linkAsked(context));
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'full') throw tooMany();
    return context.json(done);
  });

  routes.delete(`${base}/links/:link`, async (context) => {
    if (!(await eraseLink(writing(context, db), await linkAsked(context)))) throw notFound();
    return context.json(done);
  });

  routes.get('/clientArea/favorite/said', async (context) => {
    const { account } = await customerOf(context, db);
    const { codes } = valid(saidQuery, context.req.query());
    return context.json(await saidOfKept(db, account.id, codes));
  });

  routes.put(`${base}/opinions/:code`, async (context) => {
    const asked = await folderAsked(context);
    const property = idParam(context.req.param('code'));
    const { answer } = valid(ownOpinionBody, await jsonBody(context));
    if (property === null) throw notFound();
    if (!(await answerAsOwner(writing(context, db), { ...asked, property, answer }))) throw notFound();
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

async function sharingOf(db: ApiDeps['db'], account: number, folder: number) {
  const links = await linksOf(db, folder);
  const homes = await homesInFolders(db, account, folder);
  const saidOf = await saidOfHomes(db, [folder]);
  return {
    links: links.map(
      ({ guest_name, created_at, expires_at, revoked_at, kept_until, opened_at, ...link }) => ({
        ...link,
        guest: guest_name,
        created_at: created_at.toISOString(),
        expires_at: expires_at?.toISOString() ?? null,
        revoked_at: revoked_at?.toISOString() ?? null,
        kept_until: link.is_open ? null : (kept_until?.toISOString() ?? null),
        opened_at: opened_at?.toISOString() ?? null,
      }),
    ),
    opinions: homes.map(({ property_id: code }) => ({ code, ...saidOf(code) })),
  } satisfies z.input<typeof sharingAnswer>;
}

/** Of these homes those that the person keeps. */
async function saidOfKept(db: ApiDeps['db'], account: number, codes: readonly number[]) {
  const kept = (await homesInFolders(db, account)).filter(({ property_id }) => codes.includes(property_id));
  const saidOf = await saidOfHomes(db, [...new Set(kept.map(({ folder_id }) => folder_id))]);
  const noteOf = new Map(kept.map(({ property_id, note }) => [property_id, note]));
  return {
    data: [...noteOf].map(([code, note]) => ({ code, note, ...saidOf(code) })),
  } satisfies z.input<typeof saidAnswer>;
}
