import { expect, test } from 'vitest';
import { isRealArea } from './pages';

test.each(['404', 'busca', 'imoveis', 'consultor-indisponivel', 'imovel-indisponivel'])(
  'treats /%s and its subpaths as current pages in any letter case',
  (area) => {
    expect([`/${area}`, `/${area}/x/y`, `/${area.toUpperCase()}`].map(isRealArea)).toEqual([
      true,
      true,
      true,
    ]);
    expect([`/x/${area}`, `/${area}s`].map(isRealArea)).toEqual([false, false]);
  },
);
