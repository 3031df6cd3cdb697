import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a form was posted, once it was read. */
export interface Posted {
  /** By alias; those of lists end in '[]'. */
  fields: Record<string, string[]>;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}

/** How Mautic answers, or what stands in front of it: only where all is well it has surely kept what was posted. */
export type Manner =
  | ('well' | 'validation' | 'unpublished')
  | ('redirect' | 'html' | '500' | 'hanging' | 'reset' | 'garbage')
  | ('429' | '503');

const page = '<!doctype html><title>Manutenção</title>';

/** A client's `fetch` whose time is over once a form that hangs has what was posted: a time-out could end sooner. */
export function fetchUntilHung() {
  let hung = new AbortController();
  return {
    fetch: ((url: string, init: RequestInit) =>
      fetch(url, {
        ...init,
        signal: AbortSignal.any([init.signal!, hung.signal]),
      })) as typeof globalThis.fetch,
    end() {
      hung.abort(new DOMException('the form hangs', 'TimeoutError'));
      hung = new AbortController();
    },
  };
}

/**
 * Mautic's forms, behaving as the real ones do: a success and an error are both a redirect, and
 * with `ajax=1` both JSON of status 200; a cookie comes with each answer; what is sent twice is kept twice.
 * @param manner how each post is answered
 * @param onHang called when a post is not answered
 */
export async function openMautic(
  manner: (posted: Posted) => Manner | Promise<Manner> = () => 'well',
  onHang = () => {},
) {
  const posted: Posted[] = [];
  const strays: string[] = [];
  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const { pathname, searchParams: query } = new URL(req.url!, 'http://mautic');
    if (req.method !== 'POST' || !pathname.endsWith('/form/submit')) {
      strays.push(`${req.method} ${pathname}`);
      return void res.writeHead(404).end(page);
    }
    const headers = { 'content-type': req.headers['content-type'] ?? '' };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    const fields: Posted['fields'] = {};
    for (const [name, value] of form)
      (fields[name.replace(/^mauticform\[(\w+)\]/, '$1')] ??= []).push(value as string);
    const one = { fields, query, headers: req.headers };
    posted.push(one);
    const how = await manner(one);
    res.setHeader('set-cookie', `mautic_device_id=${posted.length}; path=/`);
    const formName = fields.formName?.[0];
    const errors: Partial<Record<Manner, object>> = {
      validation: { validationErrors: { name: '"Nome" é obrigatório.' } },
      unpublished: { errorMessage: 'Este formulário não está mais disponível.' },
    };
    if (how === 'hanging') return onHang();
    if (how === 'reset') return void req.socket.resetAndDestroy();
    if (how === 'html') return void res.writeHead(200, { 'content-type': 'text/html' }).end(page);
    if (how === 'garbage') return void res.writeHead(200).end('{"success": tr');
    if (/^\d+$/.test(how)) return void res.writeHead(Number(how)).end(page);
    const error = errors[how];
    if (how === 'redirect' || !query.has('ajax'))
      return void res
        .writeHead(302, { location: `${fields.return?.[0]}${error ? '?mauticError=1' : ''}` })
        .end();
    const body = error
      ? { success: 0, ...error }
      : { success: 1, results: fields, successMessage: ['Obrigado'] };
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...body, formName }));
  }

  return {
    url: `http://127.0.0.1:${port}`,
    posted,
    /** What else was asked: nothing that a form leads to is to be. */
    strays,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
