import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWholeSite } from '../../legacy/site';
import { startBackEndProcess, testApiSecret } from '@tests/support/back-end-process';
import { rawGet } from '../../support/raw-http';
import { leadForms } from '../../forms/forms';

/** A closed window; a programme that ends in order. */
const leavings: Record<string, (socket: Socket) => void> = {
  cuts: (socket) => socket.resetAndDestroy(),
  ends: (socket) => socket.end(),
};
/** How much of a body is sent; all of it: its visitor goes before the answer. */
const parts: Record<string, (size: number) => number> = {
  nothing: () => 0,
  'a byte': () => 1,
  half: (size) => size >> 1,
  'all but a byte': (size) => size - 1,
  all: (size) => size,
};
/** How a body tells its size. */
const framings: Record<string, (body: string, sent: string) => [Record<string, string>, string]> = {
  'with its length': (body, sent) => [{ 'content-length': String(body.length) }, sent],
  'in chunks': (body, sent) => [
    { 'transfer-encoding': 'chunked' },
    (sent && `${sent.length.toString(16)}\r\n${sent}\r\n`) + (sent === body ? '0\r\n\r\n' : ''),
  ],
};

/** So many of them are whole. */
const whole = 2 * Object.keys(framings).length * Object.keys(leavings).length;

interface Post {
  path: string;
  body: string;
  type: string;
  headers?: Record<string, string>;
}

/** Breaks a post off in every way at once: how much of it, how it tells its size, how and when its visitor goes. */
async function breakOffAll(port: number, { path, body, type, headers }: Post): Promise<void> {
  const cases = Object.values(parts).flatMap((part) =>
    Object.values(framings).flatMap((framing) =>
      Object.values(leavings).flatMap((leave) => [0, 60].map((ms) => ({ part, framing, leave, ms }))),
    ),
  );
  const sent = cases.map(async ({ part, framing, leave, ms }) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    const [framingHeaders, bytes] = framing(body, body.slice(0, part(body.length)));
    socket.write(
      Buffer.concat([
        rawGet(path, { 'content-type': type, ...headers, ...framingHeaders }, 'POST'),
        Buffer.from(bytes),
      ]),
    );
    if (ms === 0) await once(socket, 'connect');
    else await pause(ms);
    leave(socket.resume());
    await once(socket, 'close');
  });
  await Promise.all(sent);
  // What fails by it fails after its answer has ended.
  await pause(200);
}

const faults = (log: string) =>
  log.split('\n').filter((line) => /"level":(50|60)\b/.test(line) || /^\s+at .*:\d+/.test(line));
const form = 'application/x-www-form-urlencoded';
const fieldsOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const person = { nome: 'Clara Nunes', email: 'clara@exemplo.com.br' };

describe('the website', () => {
  let logged = '';
  const log = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) });
  let site: Awaited<ReturnType<typeof openWholeSite>>;
  beforeAll(async () => {
    site = await openWholeSite({ log });
  });
  afterAll(() => site.close());

  const login = '/area-do-cliente/login';
  const [newsletter, contact] = leadForms;
  test.each<[string, Record<string, string>, Record<string, string>?]>([
    [newsletter!.path, newsletter!.fields],
    [`${newsletter!.path}?_data=routes%2Frecursos%2Fnewsletter`, newsletter!.fields],
    [`${newsletter!.path}.data`, newsletter!.fields],
    [contact!.path, contact!.fields],
    [`${contact!.path}.data`, contact!.fields],
    ['/recursos/visualizacao', { imovel: '1' }],
    ['/recursos/favoritos', { imovel: 'usado/venda/1', volta: '/' }],
    ['/recursos/cookies', { escolha: 'recusar' }],
    ['/recursos/sair', { de: 'fora' }],
    [login, { etapa: 'email', email: person.email }],
    [login, { etapa: 'login', email: person.email, senha: 'Cuica#2027abc' }],
    [`${login}.data`, { etapa: 'registration', ...person, senha: 'Cuica#2027abc', termos: 'on' }],
    ['/area-do-cliente/recuperar-senha', { email: person.email }],
    ['/area-do-cliente/meu-perfil', { acao: 'salvar', ...person }],
    ['/nada-aqui', person],
  ])('a post to %s that is broken off anywhere is no error', async (path, fields) => {
    logged = '';
    await breakOffAll(Number(new URL(site.origin).port), { path, body: fieldsOf(fields), type: form });
    // Of those that came in part nothing was done.
    const statuses = [...logged.matchAll(/"status":(\d+)/g)].map(([, status]) => status);
    expect(statuses.filter((status) => status === '499').length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== '499').length).toBeLessThanOrEqual(whole);
    expect(faults(logged)).toEqual([]);
  });
});

describe('the back end alone', () => {
  let alone: Awaited<ReturnType<typeof startBackEndProcess>>;
  beforeAll(async () => {
    alone = await startBackEndProcess({ LOG_LEVEL: 'trace' });
  });
  afterAll(() => alone.close());

  test.each<[string, unknown]>([
    ['/search/properties', { negotiation: 'sell' }],
    ['/leads', { name: 'Clara', email: 'clara@exemplo.com.br', kind: 'lead' }],
    ['/check/email', { email: 'clara@exemplo.com.br' }],
    ['/auth/login', { email: 'clara@exemplo.com.br', password: 'Cuica#2027abc' }],
    ['/auth/register', { ...person, password: 'Cuica#2027abc', termos: true }],
    ['/nothing/here', {}],
  ])('a call of %s that is broken off anywhere is no error', async (path, body) => {
    const before = alone.output().length;
    const headers = { 'x-api-secret': testApiSecret };
    const post = { path, body: JSON.stringify(body), type: 'application/json', headers };
    await breakOffAll(alone.port, post);
    expect(faults(alone.output().slice(before))).toEqual([]);
    const health = await fetch(`${alone.baseUrl}/healthz`);
    expect(health.status).toBe(200);
  });
});
