import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from './static-files';

const gzipped = gzipSync('plain');
let folder: string;
let handler: RequestHandler;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'plain');
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), 'brotli');
  await writeFile(join(folder, 'assets/app-1a2b.js.gz'), gzipped);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  handler = await staticFiles(folder, ['x-frame-options', 'DENY']);
});
afterAll(() => rm(folder, { recursive: true }));

function get(url: string, headers: Record<string, string> = {}, method = 'GET', by = handler) {
  let answer: { status: number; headers: string[]; body?: string } | 'next' | undefined;
  const response = {
    writeHead: (status: number, list: string[]) => (answer = { status, headers: list }),
    end: (body?: Buffer | string) => typeof answer === 'object' && (answer.body = body?.toString()),
  } as unknown as ServerResponse;
  const next: NextFunction = () => (answer = 'next');
  const request = { url, headers, method } as unknown as IncomingMessage;
  void by(request as Request, response as Response, next);
  return answer!;
}

test.each([
  ['br', 'brotli'],
  ['gzip', gzipped.toString()],
  ['identity', 'plain'],
])('a browser that takes %s gets the file made for it', (encoding, body) => {
  const answer = get('/assets/app-1a2b.js?v=1', { 'accept-encoding': encoding });
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer).toHaveProperty(
    'headers',
    expect.arrayContaining(['public, max-age=31536000, immutable', 'DENY']),
  );
});

test('serves public/ files with one hour of cache, then validates by ETag', () => {
  const first = get('/favicon.svg');
  expect(first).toMatchObject({ status: 200, body: '<svg/>' });
  if (typeof first === 'string') throw new Error('no file');
  expect(first.headers).toContain('public, max-age=3600');
  const etag = first.headers[first.headers.indexOf('etag') + 1]!;
  expect(get('/favicon.svg', { 'if-none-match': etag })).toMatchObject({ status: 304 });
  const older = get('/favicon.svg', { 'if-none-match': '"of-an-older-file"' });
  expect(older).toMatchObject({ status: 200, body: '<svg/>' });
});

test('a missing asset is a plain 404', () => {
  expect(get('/assets/gone.js')).toMatchObject({ status: 404, body: 'Not found\n' });
});

test.each([
  '/imoveis',
  '/../package.json',
  '/assets',
  '/.vite/manifest.json',
  '/favicon.svg/',
  '/assets%2fapp-1a2b.js',
])('%s is no file: the website is asked', (url) => expect(get(url)).toBe('next'));

test('a form is never for a file', () => expect(get('/favicon.svg', {}, 'POST')).toBe('next'));

test('only the cards of shared pages may be embedded by other sites', async () => {
  const corp = 'cross-origin-resource-policy';
  const policy = (answer: ReturnType<typeof get>) => {
    if (typeof answer === 'string') throw new Error('no file');
    return answer.headers[answer.headers.indexOf(corp) + 1];
  };
  await mkdir(join(folder, 'og'));
  await writeFile(join(folder, 'og/inicio.jpg'), 'card');
  const guarded = await staticFiles(folder, [corp, 'same-origin']);
  expect(policy(get('/og/inicio.jpg', {}, 'GET', guarded))).toBe('cross-origin');
  expect(policy(get('/favicon.svg', {}, 'GET', guarded))).toBe('same-origin');
});
