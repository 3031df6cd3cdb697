import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import {
  guestForgetBody,
  guestNameBody,
  guestOpinionBody,
  type SharedFolder,
  type sharedFolderAnswer,
  sharedFolderBody,
} from '@contract/folder-links';
import { takeTurn } from '@api/auth/limits';
import type { ApiDeps } from '@api/deps';
import { linkGone, notFound } from '@api/errors';
import { writing } from '@api/first-write';
import { homesInFolders } from '@api/repositories/folder-homes';
import { keptProducts } from '@api/repositories/kept-products';
import {
  answerAsGuest,
  forgetGuest,
  liesIn,
  opinionsOfGuest,
  ownerOpinions,
} from '@api/repositories/opinions';
import { countOpening, linkOfToken, nameGuest, type OpenLink } from '@api/repositories/shared-folder';
import { firstNameOf } from '@domain/first-name';
import { revealed } from '@domain/opinions';
import { jsonBody, valid } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** What a guest sees of a folder and says of its homes (contract/folder-links.ts): by a link's token, without an account. */
export function sharedFolderRoutes({ db }: ApiDeps): Hono {
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
  /** The link whose guest writes; each write counts. */
  const writer = async (token: string): Promise<OpenLink> => {
    const link = await openLink(token);
    await takeTurn(db, 'writesByFolderLink', String(link.id));
    return link;
  };

  routes.post('/sharedFolder/name', async (context) => {
    const { token, name } = valid(guestNameBody, await jsonBody(context));
    const link = await writer(token);
    await nameGuest(writing(context, db), link.id, name);
    return context.json(done);
  });

  routes.post('/sharedFolder/opinion', async (context) => {
    const { token, code: property, answer, note } = valid(guestOpinionBody, await jsonBody(context));
    const link = await writer(token);
    if (!(await liesIn(db, { ...link, property }))) throw notFound();
    await answerAsGuest(writing(context, db), link.id, { property, answer, note });
    return context.json(done);
  });

  routes.post('/sharedFolder/forget', async (context) => {
    const { token } = valid(guestForgetBody, await jsonBody(context));
    // However much was written: what a person has said is theirs to take back.
    const link = await openLink(token);
    await forgetGuest(writing(context, db), link.id);
    return context.json(done);
  });

  return routes;
}

/** Of the owner a guest learns the first name, and notes only where the link shows them. */
async function folderOf(db: ApiDeps['db'], link: OpenLink): Promise<SharedFolder> {
  const rows = await homesInFolders(db, link.account, link.folder);
  const [own, owners] = [await opinionsOfGuest(db, link.id), await ownerOpinions(db, [link.folder])];
  const productOf = await keptProducts(
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
