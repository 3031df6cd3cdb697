import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { card } from '@contract/answer-samples';
import { replaceClock } from '@domain/kernel/clock';
import { ApiNetworkError, ApiTimeoutError } from '~/back-end/errors.server';
import { propertyCard } from '~/back-end/parsers/property.server';
import { sectionsData } from './sections-data.server';

const parserContext = { pictureAddress: (address: string) => address, leftOut: () => {} };
const properties = [1, 2, 3, 4].map((id) => {
  const fotoPrincipal = { base: `/fotos/${`${id}`.repeat(24)}`, width: 1200, height: 800, alt: '' };
  const own = { id, canonical: `/usado/casa/${id}`, condominio: `Torre ${id}`, fotoPrincipal };
  return propertyCard({ ...card, fotos: [fotoPrincipal], ...own }, parserContext);
});
const names = ['featured', 'launch'] as const;

let now: Date;
let putBack: () => void;
beforeEach(() => {
  now = new Date('2026-11-28T00:40:00Z');
  putBack = replaceClock({ now: () => now, nowMs: () => now.getTime(), monotonicNow: () => now.getTime() });
});
afterEach(() => putBack());

/** A client of a page: calls work, fail or hang, and a hung one uses up the page's time budget. */
function website() {
  const state = { mode: 'works' as 'works' | 'fails' | 'hangs' };
  const searchProperties = vi.fn(async () => {
    if (state.mode === 'fails') throw new ApiNetworkError('search', null);
    if (state.mode === 'hangs') await new Promise(() => {});
    return { items: properties, total: 4 };
  });
  const shared = { searchProperties };
  const page = {
    ...{ searchProperties, shared, person: () => null, own: () => shared },
    ...{ onAnswer: () => {}, failed: () => {} },
    whileItLasts: <T>(waited: Promise<T>) =>
      state.mode === 'hangs' ? Promise.reject(new ApiTimeoutError('search', 1)) : waited,
  };
  const settings = { firm: { texts: {} } };
  const context = { api: page, log: { error: () => {} }, settings };
  const open = (shown = new Set<string>()) =>
    sectionsData(names, context as unknown as Parameters<typeof sectionsData>[1], 'SP', shown);
  return { state, open };
}

const line = 'Lista de 27/11/2026, às 21h40.';

test.each(['fails', 'hangs'] as const)('dates the last good answers when the back end %s', async (mode) => {
  const { state, open } = website();
  const good = await open();
  expect(good.featured?.cards).toHaveLength(4);
  expect(good.launch?.launches.map(({ name }) => name)).toEqual(['Torre 1', 'Torre 2', 'Torre 3', 'Torre 4']);
  expect(good.dates).toEqual({});
  state.mode = mode;
  now = new Date(now.getTime() + 3_600_000);
  const old = await open();
  expect(old.dates).toEqual({ featured: line, launch: line });
  expect([old.featured, old.launch]).toEqual([good.featured, good.launch]);
});

test.each(['fails', 'hangs'] as const)('leaves out what never had an answer when it %s', async (mode) => {
  const { state, open } = website();
  state.mode = mode;
  const { featured, launch, dates } = await open();
  expect([featured ?? null, launch ?? null, dates]).toEqual([null, null, {}]);
});

test('takes no home whose photo the page shows, and all others', async () => {
  const { open } = website();
  const { featured } = await open(new Set([properties[1]!.fotos[0]!.base!]));
  expect(featured!.cards.map(({ id }) => id)).toEqual([1, 3, 4]);
});
