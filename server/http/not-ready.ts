import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainPage } from '~/request/plain-page';
import type { HeaderList } from './reply';
import { replyUnavailable } from './unavailable-reply';

const page = plainPage(
  503,
  'O site está abrindo',
  'Esta página ainda não pode ser mostrada. Tente outra vez em alguns segundos.',
);

/** For pages and their data while the site starts, or its brokerage is unknown: it names none. */
export const replyNotReady = (req: IncomingMessage, res: ServerResponse, security: HeaderList) =>
  replyUnavailable(req, res, security, { page, retryAfterSeconds: 5 });
