import type { RequestHandler, Response as ExpressResponse } from 'express';
import { feedPartBytes, maxFeedFileBytes } from '@domain/property/feed-files';
import { hasStatus } from '~/back-end/errors.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { adminLinks } from '~/features/admin/admin-links';
import {
  feedFileFields,
  feedFileLimit,
  type FeedFileProblem,
  feedFileProblemField,
} from '~/features/admin/feeds/feed-file';
import { done } from '~/features/admin/reply.server';
import type { StaffApi } from '~/back-end/client.server';
import { formRefusals } from '~/forms/form-refusals';
import { contextOf } from '../load-context';
import { asyncHandler } from './async-handler';
import { refuse } from './guard';
import { boundaryOf, formParts, MalformedForm } from './multipart';
import { type HeaderList, reply } from './reply';

/** Each holds a connection for minutes. */
const maxConcurrent = 3;
const idleTimeoutMs = 120_000;
const longestSource = 200;

/** Passes a feed's file on to the back end in parts, as it arrives. The guard rejects cross-site requests. */
export function feedFiles(security: HeaderList): RequestHandler {
  let running = 0;
  return asyncHandler(async (req, res, next) => {
    const type = req.headers['content-type'];
    if (req.method !== 'POST' || feedFileLimit(req.path, type) === undefined) return next();
    const staff = await staffOf(res);
    const to = (page: string, headers: string[] = []) =>
      reply(req, res, 303, [
        ...security,
        'location',
        page,
        ...(req.complete ? [] : ['connection', 'close']),
        ...headers,
      ]);
    if (staff === null) return to(adminLinks.signIn(adminLinks.feeds()));
    if (running >= maxConcurrent) return refuse(req, res, security, busy);
    running += 1;
    req.setTimeout(idleTimeoutMs, () => req.destroy());
    try {
      const problem = await takeFile(staff, req, boundaryOf(type) ?? '');
      if (problem) return to(adminLinks.feeds({ [feedFileProblemField]: problem }));
      const after = await done(
        adminLinks.feeds(),
        'Arquivo recebido. A leitura começa em instantes, e nada vai ao ar antes da prévia.',
      );
      to(
        adminLinks.feeds(),
        after.headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie]),
      );
    } catch (error) {
      if (req.errored || (!req.complete && req.destroyed)) req.destroy();
      else if (error instanceof MalformedForm) refuse(req, res, security, unknownForm);
      else throw error;
    } finally {
      running -= 1;
    }
  });
}

/** null: signed out, or not for this member. */
async function staffOf(res: ExpressResponse): Promise<StaffApi | null> {
  const { admin } = contextOf(res);
  try {
    const session = await admin?.load();
    return session?.state === 'open' && session.grants['imports.write'] ? admin!.calls : null;
  } catch (error) {
    if (error instanceof StaffRefusal) return null;
    throw error;
  }
}

/** The source comes before the file, as in the page. A file that is too large is read to its end: browsers show no other answer. */
async function takeFile(
  staff: StaffApi,
  body: AsyncIterable<Buffer>,
  boundary: string,
): Promise<FeedFileProblem | null> {
  let source = '';
  for await (const { name, filename = '', data } of formParts(body, boundary)) {
    if (name === feedFileFields.source) source = await textOf(data);
    else if (name === feedFileFields.file) return sendFile(staff, { source, name: filename }, data);
    else throw new MalformedForm('another field');
  }
  return 'vazio';
}

async function sendFile(
  staff: StaffApi,
  about: { source: string; name: string },
  data: AsyncIterable<Buffer>,
): Promise<FeedFileProblem | null> {
  let id: number | null = null;
  let [parts, bytes] = [0, 0];
  let problem: FeedFileProblem | null = null;
  for await (const part of inParts(data)) {
    bytes += part.length;
    if (bytes > maxFeedFileBytes) problem ??= 'grande';
    if (problem) continue;
    try {
      id ??= (await staff.beginFeedFile(about)).id;
      await staff.addFeedPart(id, { part: parts, content: part.toString('base64') });
      parts += 1;
    } catch (error) {
      if (error instanceof StaffRefusal) throw error;
      problem = hasStatus(error, 422) ? 'fonte' : 'falhou';
    }
  }
  if (problem) return problem;
  if (id === null) return 'vazio';
  await staff.readFeedFile(id);
  return null;
}

async function* inParts(data: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of data) {
    held.push(chunk);
    size += chunk.length;
    if (size < feedPartBytes) continue;
    const all = Buffer.concat(held);
    const whole = size - (size % feedPartBytes);
    for (let at = 0; at < whole; at += feedPartBytes) yield all.subarray(at, at + feedPartBytes);
    held = [all.subarray(whole)];
    size -= whole;
  }
  if (size > 0) yield Buffer.concat(held);
}

async function textOf(data: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of data) {
    text += chunk.toString('utf8');
    if (text.length > longestSource) throw new MalformedForm('a long text');
  }
  return text.trim();
}

const busy = {
  status: 503,
  title: 'Muitos arquivos ao mesmo tempo',
  text: 'Tente outra vez em alguns segundos.',
  headers: ['retry-after', '5'],
};
const unknownForm = { status: 415, ...formRefusals[415], headers: ['connection', 'close'] };
