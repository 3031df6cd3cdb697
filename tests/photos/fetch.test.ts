import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchBytes, type FetchPolicy, publicPolicy } from '@api/platform/photos/fetch';
import { conditional, type PhotoServer, redirect, send, startPhotoServer } from './photo-server';

const never = new AbortController().signal;
const changedAt = 'Fri, 27 Nov 2026 10:00:00 GMT';
const body = Buffer.from('the bytes of a photo');

let server: PhotoServer;
beforeAll(async () => {
  server = await startPhotoServer({
    '/photo': send(body),
    '/once': redirect('/photo'),
    '/thrice': redirect('/twice'),
    '/twice': redirect('/once'),
    '/four-times': redirect('/thrice'),
    '/for-ever': redirect('/for-ever'),
    '/to-loopback': redirect('http://127.0.0.2/'),
    '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
    '/to-decimal': redirect('http://2130706434/'),
    '/to-inside': redirect('http://inside.test/'),
    '/to-file': redirect('file:///etc/passwd'),
    '/to-ssh': redirect('http://8.8.8.8:22/'),
    '/to-nothing': redirect('http://['),
    '/says-large': (_, response) =>
      response.writeHead(200, { 'content-length': String(30 * 1024 * 1024) }).end(),
    '/is-large': (_, response) => {
      response.writeHead(200);
      response.end(Buffer.alloc(100_001));
    },
    '/silent': () => undefined,
    '/drips': (_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    },
    '/cut': (_, response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('half', () => response.destroy());
    },
    '/gone': (_, response) => response.writeHead(410).end(),
    '/refused': (_, response) => response.writeHead(403).end(),
    '/unmodified': (_, response) => response.writeHead(304).end(),
    '/tagged': conditional(body, { etag: 'W/"a"', 'last-modified': changedAt }),
    '/dated': conditional(body, { 'last-modified': changedAt }),
    '/odd-tag': (_, response) => response.writeHead(200, { etag: `"${'a'.repeat(300)}"` }).end(body),
    '/to-tagged': redirect('/tagged'),
    '/busy': (_, response) => response.writeHead(503).end(),
    '/limited': (_, response) => response.writeHead(429).end(),
  });
});
afterAll(() => server.close());

const fetching = (url: string) => fetchBytes(url, never, server.policy);

describe('fetchBytes', () => {
  it.each(['/photo', '/once', '/thrice'])('brings what is at %s', async (path) => {
    expect((await fetching(server.url(path)))!.bytes).toEqual(body);
  });

  it.each([
    ['/four-times', 'redirects', false],
    ['/for-ever', 'redirects', false],
    ['/to-loopback', 'address', true],
    ['/to-metadata', 'address', true],
    ['/to-decimal', 'address', true],
    ['/to-inside', 'address', true],
    ['/to-file', 'address', true],
    ['/to-ssh', 'address', true],
    ['/to-nothing', 'address', true],
    ['/says-large', 'size', true],
    ['/cut', 'network', false],
    ['/gone', 'status', false],
    ['/not-there', 'status', false],
    ['/refused', 'status', false],
    ['/busy', 'status', false],
    ['/limited', 'status', false],
  ])('answers %s with %s (for good: %s)', async (path, code, permanent) => {
    await expect(fetching(server.url(path))).rejects.toMatchObject({ name: 'PhotoError', code, permanent });
  });

  it.each([
    ['/tagged', { etag: 'W/"a"', lastModified: changedAt }],
    ['/to-tagged', { etag: 'W/"a"', lastModified: changedAt }],
    ['/dated', { etag: null, lastModified: changedAt }],
  ])('brings the validators of %s, and nothing while they match', async (path, validators) => {
    const url = server.url(path);
    expect(await fetching(url)).toEqual({ bytes: body, ...validators });
    expect(await fetchBytes(url, never, server.policy, validators)).toBeNull();
    const older = { etag: validators.etag && '"older"', lastModified: 'Thu, 26 Nov 2026 10:00:00 GMT' };
    expect((await fetchBytes(url, never, server.policy, older))!.bytes).toEqual(body);
  });

  it('does not keep a validator of any length, and believes no unasked 304', async () => {
    expect(await fetching(server.url('/odd-tag'))).toMatchObject({ etag: null });
    await expect(fetching(server.url('/unmodified'))).rejects.toMatchObject({ code: 'status' });
  });

  it.each<[string, string, boolean, Partial<FetchPolicy>]>([
    ['/is-large', 'size', true, { maxBytes: 100_000 }],
    ['/silent', 'timeout', false, { idleMs: 50 }],
    ['/drips', 'timeout', false, { totalMs: 200 }],
  ])('answers %s with %s (for good: %s)', async (path, code, permanent, limits) => {
    const fetched = fetchBytes(server.url(path), never, { ...server.policy, ...limits });
    await expect(fetched).rejects.toMatchObject({ name: 'PhotoError', code, permanent });
  });

  it.each([
    'http://inside.test/a.jpg',
    'http://half-inside.test/a.jpg',
    'http://10.0.0.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:169.254.169.254]/a.jpg',
    'http://0x7f000002/a.jpg',
    'http://0177.0.0.2/a.jpg',
    'http://127.0.0.2./a.jpg',
    'http://10.1/a.jpg',
    'http://１０.0.0.1/a.jpg',
    'http://photos.example@10.0.0.1/a.jpg',
    'http://8.8.8.8:6379/',
    'ftp://photos.example/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('never goes to %s', async (url) => {
    await expect(fetching(url)).rejects.toMatchObject({ code: 'address', permanent: true });
  });

  it('reaches nothing on this machine in production', async () => {
    await expect(fetchBytes(server.url('/photo', '127.0.0.1'), never)).rejects.toMatchObject({
      code: 'address',
    });
    const withPort = { ...publicPolicy, allowsPort: () => true };
    for (const host of ['127.0.0.1', 'localhost'])
      await expect(fetchBytes(server.url('/photo', host), never, withPort)).rejects.toMatchObject({
        code: 'address',
      });
  });

  it('tries a name that does not resolve again later', async () => {
    await expect(fetching('http://nowhere.test/a.jpg')).rejects.toMatchObject({
      code: 'network',
      permanent: false,
    });
  });

  it('connects to the checked address, even if the name changes later', async () => {
    let lookups = 0;
    const rebinding = {
      ...server.policy,
      async resolve() {
        lookups++;
        return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.7', family: 4 }];
      },
    };
    const url = server.url('/photo', 'rebinds.test');
    expect((await fetchBytes(url, never, rebinding))!.bytes).toEqual(body);
    expect(lookups).toBe(1);
  });
});
