import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from './addresses';
import type { Question, Reply } from './protocol';

/** A plain Node server that sends a website's responses: same bytes, same headers. */
const answers = new Map<string, { headers: string[]; body: Buffer }>();
const server = createServer((req, res) => {
  const { headers, body } = answers.get(req.url!)!;
  res.writeHead(200, headers);
  res.end(body);
});
const ofConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

async function copy(origin: string, path: string): Promise<void> {
  const { rawHeaders, body } = await ask(origin, path, 'br');
  const headers = ['content-length', String(body.length)];
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (!ofConnection.has(rawHeaders[index]!.toLowerCase()))
      headers.push(rawHeaders[index]!, rawHeaders[index + 1]!);
  answers.set(path, { headers, body });
}

const tell = (reply: Reply) => void process.send!(reply);
process.on('message', ({ origin, paths }: Question) => {
  void (async () => {
    for (const path of paths) await copy(origin, path);
    const bytes = [...answers.values()].reduce((sum, { body }) => sum + body.length, 0);
    tell({ tell: 'copied', meanBytes: bytes / answers.size });
  })();
});
process.on('disconnect', () => process.exit());
await once(server.listen(0, '127.0.0.1'), 'listening');
tell({ tell: 'ready', port: (server.address() as AddressInfo).port });
