import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { customerIfStill } from '@api/accounts/bearer';
import { callerOf } from '@api/platform/http/caller';
import { consumeAddressLimit } from '@api/platform/http/limits';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, valid } from '@api/platform/http/validate';
import {
  type reservedLinkAnswer,
  reservedLinkBody,
  type reservedPropertyAnswer,
  reservedPropertyBody,
} from '@contract/reserved';
import { type Access, accessByEmail, accessByToken, noteOpening } from '../access';
import type { ReservedDeps } from '../deps';
import { reservedProperty } from '../reserved-property';

/** Calls of a reserved property's page (contract/reserved.ts). Unknown tokens are counted by address. */
export function reservedRoutes({ db }: Pick<ReservedDeps, 'db'>): Hono {
  const routes = new Hono();
  const propertyOf = reservedProperty(db);

  async function byToken(context: Context, token: string): Promise<Access | undefined> {
    const access = await accessByToken(db, token);
    if (!access) await consumeAddressLimit(db, 'reservedLinksByAddress', callerOf(context).ip);
    return access;
  }
  async function byAccount(context: Context, property: number): Promise<Access | undefined> {
    const account = (await customerIfStill(context, db))?.account;
    return account?.verified_at ? accessByEmail(db, account.email, property) : undefined;
  }
  const linkAnswer = (context: Context, access: Access | undefined) =>
    context.json({ property: access?.property ?? null } satisfies z.input<typeof reservedLinkAnswer>);

  routes.post('/reserved/link', async (context) => {
    const { token } = valid(reservedLinkBody, await jsonBody(context));
    return linkAnswer(context, await byToken(context, token));
  });

  routes.post('/reserved/open', async (context) => {
    const { token } = valid(reservedLinkBody, await jsonBody(context));
    const access = await byToken(context, token);
    if (access) await noteOpening(writing(context, db), access.invitation);
    return linkAnswer(context, access);
  });

  routes.post('/reserved/property', async (context) => {
    const { property, token } = valid(reservedPropertyBody, await jsonBody(context));
    const own = token === null ? undefined : await byToken(context, token);
    const access = own?.property === property ? own : await byAccount(context, property);
    if (access) await noteOpening(writing(context, db), access.invitation);
    const reserved = access ? await propertyOf(access) : null;
    return context.json({ reserved } satisfies z.input<typeof reservedPropertyAnswer>);
  });

  return routes;
}
