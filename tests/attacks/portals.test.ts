import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { basicCheck } from '@api/portals/credentials';
import { inboundPaths, portalPatienceMs } from '@domain/leads/inbound-paths';
import { signature } from '@api/leads/webhook';
import { readStateSecrets } from '@api/portals/settings';
import { basic, imovelwebSecret, openPortalSite, stateSecret, zapSecret } from '../portals/portal-site';
import { naventMessage, olxLead, zapLead } from '../portals/published';
import { until } from '../support/until';
import { values as hostile } from './hostile-values';

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!;

let site: Awaited<ReturnType<typeof openPortalSite>>;
beforeAll(async () => {
  site = await openPortalSite();
});
afterAll(() => site.close());
afterEach(() => site.empty());

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const bodies: (string | Uint8Array)[] = [
  ...['', ' ', 'null', '[]', '"x"', '{', '{}', '\ufeff{}', '\0', deep(9_000), '['.repeat(60_000)],
  ...['{"__proto__":{"x":1}}', '{"constructor":null}', '{"name":1e999}', 'a=1&b=2', '<xml/>'],
  ...[new Uint8Array([0xff, 0xfe, 0x00]), new Uint8Array([0x1f, 0x8b, 0x08])],
];
const fieldValues: unknown[] = [
  ...Object.values(hostile).map((text) =>
    decodeURIComponent(text.replace(/%(?![\dA-F]{2})/gi, '%25').replace(/%(?:C3%28%FF|ED%A0%80)/g, 'x')),
  ),
  ...['\0', '\ud800', '\udfff\ud800', '\u202e', '😀'.repeat(500), 'a'.repeat(20_000)],
  ...[null, true, [], {}, [[['x']]], { length: 1e9 }, 1e300, -0, 9007199254740993, Number.MAX_VALUE],
];
const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'x'];
const secretOf = { [inboundPaths.zap]: basic(zapSecret), [inboundPaths.imovelweb]: imovelwebSecret };
const [stateKey] = readStateSecrets(stateSecret)!;

describe.each(Object.entries(secretOf))('%s', (path, authorization) => {
  test('no body is a fault of the server', async () => {
    for (const body of bodies)
      for (const type of types) {
        const headers = { authorization, 'content-type': type };
        const { status } = await site.send(path, { body: body as BodyInit, headers });
        expect([204, 400, 413, 422], `${type} ${String(body).slice(0, 40)}`).toContain(status);
      }
  });

  test('no value of a field is one', async () => {
    const lead = path === inboundPaths.zap ? olxLead : naventMessage;
    for (const field of Object.keys(lead))
      for (const [at, value] of fieldValues.entries()) {
        const { status } = await site.post(path, { ...lead, [field]: value }, { authorization });
        expect([204, 422], `${field} ${at}`).toContain(status);
      }
  });
});

test('signed messages of any shape are no fault of the server', async () => {
  for (const [at, body] of bodies.entries()) {
    const text = typeof body === 'string' ? body : '\u0001';
    const headers = signature(stateKey!, `b${at}`, text);
    const { status } = await site.send(inboundPaths.state, { body: text, headers });
    expect([400, 422], text.slice(0, 40)).toContain(status);
  }
  for (const [at, value] of fieldValues.entries())
    for (const field of ['protocol', 'state', 'broker', 'remind_on']) {
      const data = { protocol: '2611-000001', state: 'sem-interesse', [field]: value };
      expect((await site.state(data, { id: `${field}${at}` })).status, `${field} ${at}`).toBe(422);
    }
});

/** ms of the processor, website and database together: other programs of the machine do not count. */
async function workOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test('200 equal leads at once are one contact, soon enough for a portal', async () => {
  const statuses = new Set<number>();
  const send = async () => void statuses.add((await site.zap(zapLead)).status);
  const ms = await workOf(() => Promise.all(Array.from({ length: 200 }, send)));
  // Two processors share it: so much takes a quiet machine half of that at least.
  expect(ms).toBeLessThan(2 * portalPatienceMs);
  // What a busy machine does not store in time is answered so, and sent again.
  expect([...statuses].filter((status) => status !== 503)).toEqual([204]);
  await until(async () => expect((await site.zap(zapLead)).status).toBe(204));
  expect(await site.leads()).toHaveLength(1);
  const { length } = await site.db.selectFrom('lead_delivery').selectAll().execute();
  expect(length).toBe(2);
});

test('200 different leads at once are 200 contacts', async () => {
  const send = (_: unknown, at: number) => site.zap({ ...zapLead, originLeadId: `lead-${at}` });
  const sendAll = async () =>
    new Set((await Promise.all(Array.from({ length: 200 }, send))).map(({ status }) => status));
  const first = await sendAll();
  expect([...first].filter((status) => status !== 503)).toEqual([204]);
  await until(async () => expect(await sendAll()).toEqual(new Set([204])));
  expect(await site.leads()).toHaveLength(200);
});

test('a secret that begins right takes as long as one that does not', () => {
  const isSecret = basicCheck([zapSecret, 'y'.repeat(32)]);
  const ends = [`${zapSecret.slice(0, -1)}x`, `x${zapSecret.slice(1)}`, 'y'.repeat(31), 'x'];
  const headers = ends.map((guess) => basic(guess));
  const times = headers.map((): number[] => []);
  // In turns: what the machine does meanwhile meets all alike.
  for (let run = 0; run < 300; run += 1)
    for (const [at, header] of headers.entries()) {
      const started = performance.now();
      for (let time = 0; time < 20; time += 1) isSecret(header);
      times[at]!.push(performance.now() - started);
    }
  const medians = times.map((each) => median(each.slice(50)));
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.6);
});
