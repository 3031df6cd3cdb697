import { expect, it } from 'vitest';
import { newsOf, nextText } from './news';
import type { AnnouncementAct } from './states';

const announced = new Date('2026-11-23T12:00:00Z');

it.each<[AnnouncementAct[], string, RegExp]>([
  [['recebido'], '2026-11-23T13:00:00Z', /^Um consultor da região liga até quarta, 25\/11\.$/],
  // 23h59 of that day in São Paulo, and the minute after.
  [['recebido'], '2026-11-26T02:59:00Z', /liga até quarta/],
  [['recebido'], '2026-11-26T03:00:00Z', /^Se ninguém ligou ainda/],
  [['recebido', 'em análise'], '2026-12-30T12:00:00Z', /está olhando o que você contou/],
  [['recebido', 'visita de fotos', 'aceito'], '2026-12-30T12:00:00Z', /^Estamos preparando o anúncio/],
  [['recebido', 'recusado'], '2026-12-30T12:00:00Z', /^Desta vez não vamos anunciar/],
  [['recebido', 'no ar', 'recusado'], '2026-12-30T12:00:00Z', /não aparece mais nas buscas/],
])('of %j an owner reads at %s what comes next', (acts, now, text) => {
  const history = acts.map((what) => ({ what }));
  expect(nextText({ announced, last: acts.at(-1)!, history, now: new Date(now), callDays: 2 })).toMatch(text);
});

it('tells of what was taken off as of that, and of nothing else so', () => {
  expect(newsOf('recusado', [{ what: 'no ar' }]).heading).toBe('Seu anúncio saiu do ar.');
  expect(newsOf('em análise', [{ what: 'no ar' }]).heading).toBe('Seu imóvel está em análise.');
});
