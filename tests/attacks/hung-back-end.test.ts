import { afterAll, beforeAll, expect, test } from 'vitest';
import { failuresThatOpen } from '~/back-end/circuit-breaker.server';
import { defaultPageBudgetMs } from '~/back-end/page-time-budget.server';
import { openSpecifiedSite } from '../support/specified/site';
import { sleptDuring } from './measure';

/** Other timers come on top of what it waits. */
const andTheRest = 1.6;
const search = '/imoveis/venda/sao-paulo';

let isHung = false;
let site: Awaited<ReturnType<typeof openSpecifiedSite>>;
beforeAll(async () => {
  const patient = { API_TIMEOUT_MS: '60000' };
  site = await openSpecifiedSite(
    (fetch) => (request) => (isHung ? new Promise(() => {}) : fetch(request)),
    patient,
    undefined,
    { readingMs: defaultPageBudgetMs },
  );
  isHung = false;
  for (const path of [search, '/']) await site.get(path);
  isHung = true;
});
afterAll(() => site.close());

/** What a page answers, and how long it waited, in parts of what its reading calls may wait. */
async function timed(path: string) {
  const { result, sleptMs } = await sleptDuring(process.pid, () => site.get(path));
  return { ...result, share: sleptMs / defaultPageBudgetMs };
}

test('a page waits no longer than its time budget', async () => {
  const { status, share } = await timed('/imoveis/aluguel');
  expect(status).toBe(503);
  expect(share).toBeLessThan(andTheRest);
});

test('a listing that was seen lately is shown, and said to be of then', async () => {
  const { status, html } = await timed(search);
  expect(status).toBe(200);
  expect(html).toContain('Tivemos um problema ao buscar os imóveis: estes são os dados das');
  expect(html).toContain('Confirme preço e disponibilidade com o consultor.');
});

test('the circuit breaker opens after failures; the listing is still shown', async () => {
  const others = Array.from({ length: failuresThatOpen }, (_, at) => site.get(`${search}?pagina=${at + 2}`));
  await Promise.all(others);
  const [known, unknown] = [await timed(search), await timed('/imoveis/aluguel')];
  expect([known.status, unknown.status]).toEqual([200, 503]);
  expect(Math.max(known.share, unknown.share)).toBeLessThan(0.5);
});
