import type { RequestHandler } from 'express';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { isAdminPath } from '~/features/admin/admin-links';
import type { AdminSession } from '~/features/admin/session/admin-session.server';
import { contextOf } from '../load-context';
import { asyncHandler } from './async-handler';
import { type HeaderList, reply } from './reply';

/**
 * A link from an e-mail arrives without the admin's SameSite=Strict cookie. The reload comes from this site, with the
 * cookie; `Sec-Fetch-Site` is then `same-origin`, so the page reloads itself once. Outside ADMIN_NETWORKS there is no page.
 */
export function adminEntry(security: HeaderList): RequestHandler {
  const headers = [...security, 'content-type', 'text/html; charset=utf-8'];
  return asyncHandler(async (req, res, next) => {
    const { admin } = contextOf(res);
    const isFromElsewhere = req.method === 'GET' && req.headers['sec-fetch-site'] === 'cross-site';
    if (!admin || admin.id !== null || !isFromElsewhere || !isAdminPath(req.path)) return next();
    if (await isHidden(admin)) return next();
    reply(req, res, 200, headers, reloadingPage);
  });
}

const isHidden = (admin: AdminSession): Promise<boolean> =>
  admin.load().then(
    () => false,
    (error: unknown) => error instanceof StaffRefusal && error.status === 404,
  );

const reloadingPage =
  '<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0"><title>Mesa</title></head><body><p>Abrindo a Mesa. <a href="">Continuar</a></p></body></html>';
