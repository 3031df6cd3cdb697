import { type Context, Hono } from 'hono';
import { badRequest, unprocessable } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { clock } from '@domain/kernel/clock';
import { inboundPaths } from '@domain/leads/inbound-paths';
import { basicCheck, headerCheck, unauthorized } from '../credentials';
import type { PortalsDeps } from '../deps';
import { type PortalBody, readBody } from '../readers/body';
import { readImovelweb } from '../readers/imovelweb';
import type { PortalReading } from '../readers/portal-contact';
import { readZap } from '../readers/zap';
import { contactKey, saveContact } from '../save-contact';

interface Sender {
  name: 'zap' | 'imovelweb';
  isAuthorized(context: Context): boolean;
  read(body: PortalBody, now: Date): PortalReading;
}

/** Only of portals that are set: without its setting an address answers 404 to every method. */
export function portalContactRoutes(deps: PortalsDeps): Hono {
  const { zap, imovelweb } = deps.inbound;
  const routes = new Hono();
  if (zap) {
    const isSecret = basicCheck(zap);
    const isAuthorized = (context: Context) => isSecret(context.req.header('authorization'));
    routes.post(inboundPaths.zap, (context) =>
      receive(context, deps, { name: 'zap', isAuthorized, read: readZap }),
    );
  }
  if (imovelweb) {
    const isSecret = headerCheck(imovelweb.secrets);
    const isAuthorized = (context: Context) => isSecret(context.req.header(imovelweb.header));
    routes.post(inboundPaths.imovelweb, (context) =>
      receive(context, deps, { name: 'imovelweb', isAuthorized, read: readImovelweb }),
    );
  }
  return routes;
}

/** 204 once the contact is stored. @throws 401; 400: no JSON object; 422: not a contact */
async function receive(
  context: Context,
  { db, leadPlaces, log }: PortalsDeps,
  { name: sender, isAuthorized, read }: Sender,
): Promise<Response> {
  if (!isAuthorized(context)) throw unauthorized();
  const text = await context.req.text();
  const body = readBody(text);
  if (!body) throw badRequest({ body: ['JSON object expected'] });
  const reading = read(body, clock.now());
  if ('refused' in reading) {
    const [field, message] = reading.refused;
    log.warn({ sender, field }, 'portal contact refused');
    throw unprocessable({ [field]: [message] });
  }
  if ('ignored' in reading) return context.body(null, 204);
  const { contact } = reading;
  const key = contactKey(sender, contact, text);
  const { protocol, isNew, isListed } = await saveContact(writing(context, db), contact, key, leadPlaces);
  if (isNew) log.info({ sender, protocol, isListed }, 'portal contact stored');
  return context.body(null, 204);
}
