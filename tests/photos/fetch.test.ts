import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchBytes, type FetchPolicy, publicPolicy } from '@api/photos/fetch';
import { type PhotoServer, redirect, send, startPhotoServer } from './photo-server';

const never = new AbortController().signal;
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
    '/busy': (_, response) => response.writeHead(503).end(),
    '/limited': (_, response) => response.writeHead(429).end(),
  });
});
afterAll(() => server.close());

const fetching = (url: string) => fetchBytes(url, never, server.policy);

describe('fetchBytes', () => {
  it.each(['/photo', '/once', '/thrice'])('brings what is at %s', async (path) => {
    expect(await fetching(server.url(path))).toEqual(body);
  });

  it.each([
    ['/four-times', 'redirects', true],
    ['/for-ever', 'redirects', true],
    ['/to-loopback', 'address', true],
    ['/to-metadata', 'address', true],
    ['/to-decimal', 'address', true],
    ['/to-inside', 'address', true],
    ['/to-file', 'address', true],
    ['/to-ssh', 'address', true],
    ['/to-nothing', 'address', true],
    ['/says-large', 'size', true],
    ['/cut', 'network', false],
    ['/gone', 'status', true],
    ['/not-there', 'status', true],
    ['/busy', 'status', false],
    ['/limited', 'status', false],
  ])('answers %s with %s (for good: %s)', async (path, code, permanent) => {
    await expect(fetching(server.url(path))).rejects.toMatchObject({ name: 'PhotoError', code, permanent });
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

  it('connects to the address that was checked, whatever the name says the next time', async () => {
    let asked = 0;
    const rebinding = {
      ...server.policy,
      async resolve() {
        asked++;
        return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.7', family: 4 }];
      },
    };
    expect(await fetchBytes(server.url('/photo', 'rebinds.test'), never, rebinding)).toEqual(body);
    expect(asked).toBe(1);
  });
});
