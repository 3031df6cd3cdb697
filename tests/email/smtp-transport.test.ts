import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { smtpTransport } from '@api/platform/email/smtp-transport';
import { readSmtpUrl } from '@api/platform/email/smtp-url';
import { mailServer, refusal } from '../support/mail-server';

const from = { name: null, address: 'nao-responda@bossa.example' };
const message = {
  id: 7,
  letter: 'verification',
  from: 'Casa da Serra',
  to: 'clara@exemplo.com.br',
  subject: 'Valide sua conta: é já',
  html: '<p>Olá, você</p>',
  text: 'Olá, você',
};

describe('a mail server', () => {
  const file = (name: string) => readFile(path.join(import.meta.dirname, '../support/tls', name), 'utf8');
  let tls: { key: string; cert: string };
  let server: ReturnType<typeof mailServer> | undefined;
  beforeAll(async () => {
    tls = { key: await file('localhost.key'), cert: await file('localhost.pem') };
  });
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  const open = async (options: SMTPServerOptions = {}) => {
    server = mailServer(options);
    await server.listen();
    return server;
  };
  const transport = (protocol: string, query = '', options: Parameters<typeof smtpTransport>[2] = {}) =>
    smtpTransport(
      readSmtpUrl(`${protocol}://${server!.port ? `127.0.0.1:${server!.port}` : ''}${query}`)!,
      from,
      options,
    );

  it('gets a message with both parts, in pt-BR, that no machine need answer', async () => {
    const { received } = await open();
    await transport('smtp').send(message);
    expect(received).toMatchObject([
      {
        to: [message.to],
        text: message.text,
        html: message.html,
        headers: {
          from: 'Casa da Serra <nao-responda@bossa.example>',
          to: message.to,
          'message-id': expect.stringMatching(/^<7\.\d+@bossa\.example>$/),
          'auto-submitted': 'auto-generated',
          'content-language': 'pt-BR',
          date: expect.any(String),
        },
      },
    ]);
  });

  it('gets attachments beside both parts', async () => {
    const { received } = await open();
    const attachments = [
      { fileName: 'visita.ics', type: 'text/calendar; charset=utf-8', content: 'Olá\r\n' },
    ];
    await transport('smtp').send({ ...message, attachments });
    expect(received).toMatchObject([{ text: message.text, html: message.html, attachments }]);
  });

  it.each([
    ['by STARTTLS', 'smtp', '?requireTLS=true', {}],
    ['from the first byte on', 'smtps', '', { secure: true }],
  ])('is spoken to in secret %s', async (_, protocol, query, options) => {
    const { received } = await open({ ...tls, ...options });
    await transport(protocol, query, { ca: tls.cert }).send(message);
    expect(received).toMatchObject([{ isEncrypted: true }]);
  });

  it.each<[string, string, string, () => SMTPServerOptions]>([
    ['that offers no encryption', 'smtp', '?requireTLS=true', () => ({})],
    ['whose certificate nobody vouches for', 'smtp', '?requireTLS=true', () => tls],
    ['whose certificate nobody vouches for', 'smtps', '', () => ({ ...tls, secure: true })],
    [
      'that knows only old TLS',
      'smtps',
      '',
      () => ({ ...tls, secure: true, maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }),
    ],
  ])('%s gets nothing: the letter waits (%s)', async (_, protocol, query, options) => {
    const { received } = await open(options());
    await expect(transport(protocol, query).send(message)).rejects.toMatchObject({ trouble: 'away' });
    expect(received).toEqual([]);
  });

  it.each<[string, 'away' | 'later' | 'refused', SMTPServerOptions]>([
    ['450 4.2.1', 'later', { onRcptTo: (_, __, done) => done(refusal(450, '4.2.1 mailbox busy')) }],
    ['452 4.2.2', 'later', { onRcptTo: (_, __, done) => done(refusal(452, '4.2.2 mailbox full')) }],
    ['550 5.1.1', 'refused', { onRcptTo: (_, __, done) => done(refusal(550, '5.1.1 no such user')) }],
    ['550', 'refused', { onRcptTo: (_, __, done) => done(refusal(550, 'no such user')) }],
    ['554 5.7.1', 'later', { onRcptTo: (_, __, done) => done(refusal(554, '5.7.1 relay denied')) }],
    ['421 4.3.2', 'away', { onRcptTo: (_, __, done) => done(refusal(421, '4.3.2 closing')) }],
    ['553 5.7.1', 'away', { onMailFrom: (_, __, done) => done(refusal(553, '5.7.1 not your sender')) }],
    [
      '554 5.6.0',
      'refused',
      { onData: (stream, _, done) => stream.resume().on('end', () => done(refusal(554, '5.6.0 no'))) },
    ],
    [
      '452 4.3.1',
      'later',
      { onData: (stream, _, done) => stream.resume().on('end', () => done(refusal(452, '4.3.1 full'))) },
    ],
    ['554', 'away', { onConnect: (_, done) => done(refusal(554, 'go away')) }],
  ])('that answers %s: %s', async (answer, trouble, options) => {
    await open(options);
    const failure = await transport('smtp')
      .send(message)
      .catch((error) => error);
    expect(failure).toMatchObject({ trouble });
    expect(failure.message).toContain(answer);
    expect(failure.message).not.toMatch(/@|no such|denied/);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['never greets', () => undefined],
    [
      'speaks a letter at a time',
      (socket) => setInterval(() => socket.writable && socket.write('2'), 20).unref(),
    ],
    ['hangs up', (socket) => socket.destroy()],
    ['speaks another language', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('that %s does not hold up a letter beyond its time', async (_, greet) => {
    const open = new Set<Socket>();
    const strange = createServer((socket) => {
      open.add(socket.on('error', () => undefined));
      greet(socket);
    }).listen(0, '127.0.0.1');
    await once(strange, 'listening');
    const { port } = strange.address() as AddressInfo;
    const slow = smtpTransport(readSmtpUrl(`smtp://127.0.0.1:${port}`)!, from, { deadlineMs: 300 });
    await expect(slow.send(message)).rejects.toMatchObject({ trouble: 'away' });
    open.forEach((socket) => socket.destroy());
    strange.close();
  });

  it('is never led astray by a line break in a subject', async () => {
    const { received } = await open();
    await transport('smtp').send({ ...message, subject: 'Olá\r\nBcc: outra@exemplo.com.br' });
    expect(received.map(({ to }) => to)).toEqual([[message.to]]);
    expect(received[0]!.headers).not.toHaveProperty('bcc');
  });

  it.each([
    'clara@exemplo.com.br\r\nBcc: outra@exemplo.com.br',
    'a@b.com.br, c@d.com.br',
    'a@b.com.br c@d.com.br',
    '',
  ])('is given nothing for what is not one address: %j', async (to) => {
    const { received } = await open();
    await expect(transport('smtp').send({ ...message, to })).rejects.toMatchObject({ trouble: 'refused' });
    expect(received).toEqual([]);
  });
});
