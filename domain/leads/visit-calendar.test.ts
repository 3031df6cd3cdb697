import { expect, describe, test, afterEach, vi } from 'vitest';
import { readCalendar } from '../../tests/support/calendar';
import { visitCalendar, type RequestedVisit } from './visit-calendar';

const visit: RequestedVisit = {
  id: '2611-048213',
  protocol: '2611-048213',
  day: '2026-11-30',
  period: 'manhã',
  code: 'AP-7,;\\',
  brokerage: 'Casa da Serra; Imóveis',
  place: 'Rua Harmonia, Vila Madalena, São Paulo',
  url: 'https://www.casa.example/usado/venda/sao-paulo/vila-madalena/casa/7',
  siteUrl: 'https://www.casa.example',
};
const now = new Date('2026-11-28T15:04:05Z');

const read = (visit: RequestedVisit) => readCalendar(visitCalendar(visit, now)!);
afterEach(() => vi.unstubAllEnvs());

describe('the calendar file of a visit', () => {
  test('has the protocol, now, the place and the URL', () => {
    expect(read(visit)).toMatchObject({
      uid: '2611-048213@www.casa.example',
      stamp: now.toISOString(),
      summary: 'Visita ao imóvel AP-7,;\\, Casa da Serra; Imóveis',
      location: visit.place,
      url: visit.url,
      status: 'TENTATIVE',
      description: 'Manhã, entre 9h e 12h. O consultor confirma a hora por telefone.\nProtocolo 2611-048213',
    });
  });

  test.each([
    ['manhã', '2026-11-30T12:00:00.000Z', '2026-11-30T15:00:00.000Z'],
    ['Tarde', '2026-11-30T16:00:00.000Z', '2026-11-30T21:00:00.000Z'],
  ])('shows %s in the zone of São Paulo on any server', (period, start, end) => {
    for (const system of ['UTC', 'Asia/Tokyo', 'America/New_York']) {
      vi.stubEnv('TZ', system);
      expect(read({ ...visit, period })).toMatchObject({ zone: 'America/Sao_Paulo', start, end });
    }
  });

  test('takes the offset of the day from the time zone data', () => {
    expect(read({ ...visit, day: '2018-12-03' }).start).toBe('2018-12-03T11:00:00.000Z');
  });

  test('has lines of at most 75 bytes that end with CRLF', () => {
    const long = { ...visit, place: 'Praça São João 🏠, '.repeat(12) };
    const lines = visitCalendar(long, now)!.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(2);
    expect(read(long).location).toBe(long.place);
  });

  test('lets no value begin a line of its own', () => {
    const code = 'AP\r\nATTENDEE:mailto:x@y.example\rX:\nY';
    const event = read({ ...visit, code, brokerage: `A;\r\nB:${code}` });
    expect(event.names).not.toContain('attendee');
    expect(event.summary).toContain('ATTENDEE');
  });

  test('leaves out place, URL and protocol that are unknown', () => {
    const event = read({ ...visit, place: null, url: null, protocol: null });
    expect(event.names).not.toContain('location');
    expect(event.names).not.toContain('url');
    expect(event.description).not.toContain('Protocolo');
  });

  test('is none for a period without hours', () => {
    expect(visitCalendar({ ...visit, period: 'à noite' }, now)).toBeNull();
  });
});
