import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
let leave: () => void;

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', { addEventListener: (_: string, listener: () => void) => (leave = listener) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.resetModules();
});

const load = () => import('./shown-cards.browser');
const cards = (...ids: number[]) => ids.map((id) => ({ id }));

afterEach(() => vi.unstubAllGlobals());

describe('the cards before a page', () => {
  it('are none on a first visit', async () => {
    const { cardsBefore } = await load();
    expect(cardsBefore({ key: 'a', url: '/imoveis' })).toEqual([]);
  });

  it('are those of the page that it continues, and of all before it', async () => {
    const { cardsBefore, rememberCards } = await load();
    rememberCards('a', '/imoveis', [], cards(1, 2));
    rememberCards('b', '/imoveis?pagina=2', cardsBefore({ key: 'b', continues: 'a', url: '?' }), cards(3));
    expect(cardsBefore({ key: 'c', continues: 'b', url: '?' })).toEqual(cards(1, 2, 3));
  });

  it('are there again when one comes back to the same place in the history', async () => {
    const { cardsBefore, rememberCards } = await load();
    rememberCards('b', '/imoveis?pagina=2', cards(1), cards(2));
    rememberCards('c', '/imoveis/venda', [], cards(9));
    expect(cardsBefore({ key: 'b', url: '/imoveis?pagina=2' })).toEqual(cards(1));
    expect(cardsBefore({ key: 'd', url: '/imoveis/venda' })).toEqual([]);
  });

  it('stay where a form leads back to the same address', async () => {
    const { cardsBefore, rememberCards } = await load();
    rememberCards('b', '/imoveis?pagina=2', cards(1), cards(2));
    expect(cardsBefore({ key: 'new', url: '/imoveis?pagina=2' })).toEqual(cards(1));
    expect(cardsBefore({ key: 'new', url: '/imoveis' })).toEqual([]);
  });

  it('survive a reload', async () => {
    const first = await load();
    first.rememberCards('b', '/imoveis?pagina=2', cards(1), cards(2));
    leave();
    vi.resetModules();
    const { cardsBefore } = await load();
    expect(cardsBefore({ key: 'b', url: '/imoveis?pagina=2' })).toEqual(cards(1));
  });

  it.each(['', '{', '3', 'null'])('are none where the storage holds %j', async (text) => {
    storage.set('imoveis-vistos', text);
    const { cardsBefore } = await load();
    expect(cardsBefore({ key: 'b', url: '/imoveis' })).toEqual([]);
  });
});
