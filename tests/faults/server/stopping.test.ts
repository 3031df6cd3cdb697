import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startBackEndProcess, testApiSecret } from '@tests/support/back-end-process';
import { rawGet, sendRaw } from '../../support/raw-http';
import { startBuiltSite } from '../../support/built-site';
import { until } from '../../support/until';

const secret = { 'x-api-secret': testApiSecret };
const settings = { DEMO_CATALOGUE: 'off' };

/** The two programs that serve, a page of each, and a form that each takes. */
const programs = [
  { name: 'the website', start: startBuiltSite, page: '/keyword', form: '/recursos/newsletter' },
  { name: 'the back end alone', start: startBackEndProcess, page: '/home/slides', form: '/check/email' },
];

test.each(programs)(
  '$name drains on SIGTERM: not ready, still serving, finishing requests',
  async ({ start, page, form }) => {
    const program = await start({ ...settings, DRAIN_MS: '5000' });
    const port = program.port!;
    for (const path of ['/readyz', page])
      expect((await sendRaw(port, rawGet(path, secret))).status).toBe(200);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const body = '{"email":"clara@exemplo.com.br"}';
    socket.write(
      `POST ${form} HTTP/1.1\r\nhost: localhost\r\nx-api-secret: ${testApiSecret}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    await pause(200);
    program.signal('SIGTERM');
    await until(async () => expect((await sendRaw(port, rawGet('/readyz'))).status).toBe(503));
    const answers = [page, '/healthz'].map((path) =>
      sendRaw(port, rawGet(path, { ...secret, connection: 'keep-alive' })),
    );
    for (const { status, headers } of await Promise.all(answers))
      expect([status, headers.connection]).toEqual([200, 'close']);
    const closed = () =>
      sendRaw(port, rawGet('/healthz')).then(
        () => 'open',
        () => 'closed',
      );
    await until(async () => expect(await closed()).toBe('closed'));
    socket.write(body);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(String(answer).toLowerCase()).toContain('connection: close');
    expect(await program.ended).toBe(0);
    await program.close();
  },
);

test.each(programs)('$name keeps idle connections for 75 s', async ({ start, page }) => {
  const program = await start(settings);
  const answer = await fetch(`http://127.0.0.1:${program.port}${page}`, {
    redirect: 'manual',
    headers: secret,
  });
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
  await answer.body?.cancel();
  await program.close();
});

test('a website that is told again to end does so at once', async () => {
  const site = await startBuiltSite({ ...settings, DRAIN_MS: '60000' });
  site.signal('SIGTERM');
  await until(async () => expect((await sendRaw(site.port!, rawGet('/readyz'))).status).toBe(503));
  // One that comes within a second is the same one (graceful-stop.ts).
  await pause(1_100);
  site.signal('SIGTERM');
  expect(await site.ended).toBe(1);
  await site.close();
});
