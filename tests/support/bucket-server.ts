import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '@api/platform/photos/bucket';
import { openFront } from './front';

const keys = { accessKeyId: 'a-key', secretAccessKey: 'a-secret' };
const region = 'sa-east-1';

/**
 * A store that speaks as much of S3's protocol as photos need, and believes nobody whose signature (Signature Version 4) or
 * fingerprint is wrong. `hangs` lets it take what it is asked and never answer, `fails` answer with a status.
 */
export async function startBucketServer() {
  const files = new Map<string, Buffer>();
  const state = { files, asked: 0, hangs: false, fails: 0 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      state.asked += 1;
      if (state.hangs) return;
      const body = Buffer.concat(parts);
      const end = (status: number, file?: Buffer) => response.writeHead(status).end(file);
      if (state.fails) return end(state.fails);
      if (!isSigned(request, body)) return end(403);
      if (request.method === 'PUT') {
        files.set(request.url!, body);
        return end(200);
      }
      const file = files.get(request.url!);
      end(file ? 200 : 404, file);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const front = await openFront();
  front.passOnTo(port);
  const result = Object.assign(state, {
    settings: {
      url: `http://127.0.0.1:${front.port}/house/photos/`,
      region,
      ...keys,
    } satisfies BucketSettings,
    /** Closes each connection until it comes back. */
    leave: front.refuse,
    comeBack() {
      Object.assign(result, { hangs: false, fails: 0 });
      front.passOnTo(port);
    },
    async close() {
      await front.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
  return result;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();

/** As Amazon describes it for one request with its signature in a header. */
function isSigned({ headers, method, url }: IncomingMessage, body: Buffer): boolean {
  const [, day, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=a-key\/(\d{8})\/sa-east-1\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const print = String(headers['x-amz-content-sha256']);
  if (!day || !names || (print !== 'UNSIGNED-PAYLOAD' && print !== sha256(body))) return false;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, url, '', lines.join(''), names, print].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  return hmac(key, text).toString('hex') === signature;
}
