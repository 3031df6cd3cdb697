import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examine } from '@server/doctor/examine';
import { report } from '@server/doctor/report';
import { startFaultyBackEnd } from '../support/faulty-back-end';
import { specifiedBackEnd } from '../support/specified/back-end';
import { specifiedCatalogue } from '../support/specified/catalogue';
import { sloppily } from '../support/specified/sloppy';
import { unhurriedMs } from '../support/until';

const standIn = specifiedBackEnd(specifiedCatalogue({ pictures: 'https://fotos.operador.example' }));
let answering: (request: Request) => Response | Promise<Response> = standIn.fetch;
let wire: Awaited<ReturnType<typeof startFaultyBackEnd>>;
beforeAll(async () => {
  wire = await startFaultyBackEnd((request) => answering(request));
});
afterAll(() => wire.close());

const look = (given: { token?: string; broker?: string; secret?: string } = {}) =>
  examine({ baseUrl: wire.baseUrl, timeoutMs: unhurriedMs, ...given });
const outcomes = async (given?: { token?: string; broker?: string }) =>
  Object.fromEntries((await look(given)).map(({ check, outcome }) => [check.call, outcome]));

describe('an operator who asks what a back end has of what the site needs', () => {
  test('is told that the specification is enough, and what the site leaves out', async () => {
    answering = standIn.fetch;
    const results = await outcomes({ broker: 'ana-reis' });
    const missing = Object.entries(results).filter(([, outcome]) => outcome !== 'there');
    expect(missing).toEqual(
      [
        'POST search/pins',
        'POST search/offered',
        'POST search/counts',
        'POST search/prices',
        'GET brokers',
        'GET house',
        'GET products/sitemap',
        'GET geolocation',
        'GET productHistory/{id}',
      ].map((call) => [call, 'missing']),
    );
    const { text, code } = report(await look());
    expect(code).toBe(0);
    expect(text).toContain('o mapa mostra só os imóveis da página');
    expect(text).toContain('O site funciona com este back end.');
  });

  test('asks each reading call once, and changes nothing', async () => {
    answering = standIn.fetch;
    standIn.asked.length = 0;
    await look({ token: 'token-of-nobody' });
    expect(new Set(standIn.asked).size).toBe(standIn.asked.length);
    const writing = standIn.asked.filter(
      (call) => !/^GET|^POST \/search\/(?:properties|pins|offered|counts|prices)$/.test(call),
    );
    expect(writing).toEqual([]);
  });

  test('shows the secret to a back end of ours, and none without one', async () => {
    const shown = new Set<string | null>();
    answering = (request) => {
      shown.add(request.headers.get('x-api-secret'));
      return standIn.fetch(request);
    };
    await look({ secret: 'a-secret' });
    await look();
    expect([...shown]).toEqual(['a-secret', null]);
  });

  test('sees each unreadable answer with its field, expected type and value', async () => {
    answering = sloppily(standIn.fetch);
    const [search] = await look();
    expect(search).toMatchObject({
      outcome: 'parts',
      detail: 'items.9.id: esperava-se um número, veio nada',
    });
    answering = async (request) =>
      request.url.includes('/search/properties')
        ? Response.json({ items: [{ id: 'AP-7' }] })
        : standIn.fetch(request);
    const examined = await look();
    expect(examined[0]).toMatchObject({
      outcome: 'outside',
      detail: 'items.0.id: esperava-se um número, veio "AP-7"',
    });
    const { text, code } = report(examined);
    expect(code).toBe(1);
    expect(text).toContain('O site não pode funcionar: POST search/properties');
  });

  test('sees a refused token, a failing call and an unavailable back end', async () => {
    answering = standIn.fetch;
    expect(await outcomes({ token: 'nobody' })).toMatchObject({ 'GET clientArea/userData': 'refused' });
    answering = () => new Response('<h1>Erro</h1>', { status: 500 });
    expect(report(await look()).code).toBe(1);
    await wire.whileIt('refuses', async () => {
      const examined = await look();
      expect(examined[0]!.outcome).toBe('failed');
      expect(report(examined).code).toBe(1);
    });
  });
});
