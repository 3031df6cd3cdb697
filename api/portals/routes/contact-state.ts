import { Hono } from 'hono';
import { badRequest } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { validForm } from '@api/platform/http/validate';
import { crmStateEvent } from '@contract/crm-state';
import { inboundPaths } from '@domain/leads/inbound-paths';
import { unauthorized } from '../credentials';
import type { PortalsDeps } from '../deps';
import { setState } from '../set-state';
import { readMessage } from '../standard-webhook';

/** 204 once it is done, and for what was done before. Without its setting there is no address. */
export function contactStateRoutes({ db, inbound: { state: keys } }: PortalsDeps): Hono {
  const routes = new Hono();
  if (!keys) return routes;

  routes.post(inboundPaths.state, async (context) => {
    const body = new Uint8Array(await context.req.arrayBuffer());
    const message = readMessage(keys, (name) => context.req.header(name), body);
    if (!message) throw unauthorized();
    const { data } = validForm(crmStateEvent, parsed(body));
    await setState(writing(context, db), message, data);
    return context.body(null, 204);
  });
  return routes;
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw badRequest({ body: ['JSON expected'] });
  }
}
