import type { IncomingMessage, ServerResponse } from 'node:http';
import { type HeaderList, reply } from './reply';

interface Unavailable {
  page: string;
  retryAfterSeconds: number;
}

/** 503 for a page, and for its data in the format of the router. */
export function replyUnavailable(
  req: Pick<IncomingMessage, 'method' | 'url'>,
  res: ServerResponse,
  security: HeaderList,
  { page, retryAfterSeconds }: Unavailable,
): void {
  const routes = dataRoutesOf(req.url!);
  const type = routes ? 'text/x-script; charset=utf-8' : 'text/html; charset=utf-8';
  const own = ['content-type', type, 'cache-control', 'no-store', 'retry-after', String(retryAfterSeconds)];
  reply(req, res, 503, [...security, ...own], routes ? failedRoutes(routes) : page);
}

/** null: no data request. */
function dataRoutesOf(url: string): string[] | null {
  const [path, query] = url.split('?');
  return path!.endsWith('.data') ? (new URLSearchParams(query).get('_routes') ?? 'root').split(',') : null;
}

/** 503 for each route, in the format of Remix (turbo-stream 2.4). */
export function failedRoutes(routes: readonly string[]): string {
  const names = routes.map((route) => JSON.stringify(route));
  // 0 the routes, 1 a route's result, 2 its key, 3 its error with data, status and status text; then the names.
  const errors = names.map((_, at) => `"_${at + 7}":1`).join();
  return `[{${errors}},{"_2":3},"error",["ErrorResponse",4,5,6],null,503,"Service Unavailable",${names.join()}]\n`;
}
