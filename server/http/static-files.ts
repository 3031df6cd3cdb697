import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import { type HeaderList, reply } from './reply';
import { allowCrossOrigin } from './security-headers';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const precompressed: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

interface StaticFile {
  headers: HeaderList;
  etag: string;
  /** Absent if it can be made of `encoded.gzip`: nearly no client takes neither encoding. */
  body?: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
}

/** Serves files from memory, read once. `/assets` names have content hashes: immutable, and 404 if missing. */
export async function staticFiles(directory: string, security: HeaderList): Promise<RequestHandler> {
  const files = await readFiles(directory);
  const open = allowCrossOrigin(security);
  return (req, res, next) => {
    const end = req.url.indexOf('?');
    const path = end < 0 ? req.url : req.url.slice(0, end);
    const file = req.method === 'POST' ? undefined : files.get(path);
    if (!file) {
      if (!path.startsWith('/assets/')) return next();
      return reply(req, res, 404, [...security, 'content-type', 'text/plain'], 'Not found\n');
    }
    // Share images.
    const headers = [...(path.startsWith('/og/') ? open : security), ...file.headers];
    if (req.headers['if-none-match'] === file.etag) return reply(req, res, 304, headers);
    const encoding = acceptedEncoding(req.headers['accept-encoding']);
    const encoded = encoding && file.encoded[encoding];
    if (encoded) headers.push('content-encoding', encoding);
    reply(req, res, 200, headers, encoded ?? file.body ?? gunzipSync(file.encoded.gzip!));
  };
}

async function readFiles(directory: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${sep}.vite${sep}`))
    .sort((a, b) => a.length - b.length);
  for (const path of paths) {
    const extension = extname(path);
    const url = `/${relative(directory, path).split(sep).join('/')}`;
    const encoding = precompressed[extension];
    const body = await readFile(path);
    const original = encoding && files.get(url.slice(0, -extension.length));
    if (!original) files.set(url, staticFile(url, body, extension));
    else original.encoded[encoding] = body;
    if (original && encoding === 'gzip') delete original.body;
  }
  return files;
}

function staticFile(url: string, body: Buffer, extension: string): StaticFile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const hashed = url.startsWith('/assets/');
  return {
    etag,
    body,
    encoded: {},
    headers: [
      'content-type',
      types[extension] ?? 'application/octet-stream',
      'cache-control',
      hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'etag',
      etag,
      'vary',
      'accept-encoding',
    ],
  };
}
