import { expect, test } from 'vitest';
import { isRealArea } from './pages';

test.each(['404', 'busca', 'imoveis', 'consultor-indisponivel', 'imovel-indisponivel'])(
  '/%s is a page of ours: it and what stands below it are no old address, whatever their case',
  (area) => {
    expect([`/${area}`, `/${area}/x/y`, `/${area.toUpperCase()}`].map(isRealArea)).toEqual([
      true,
      true,
      true,
    ]);
    expect([`/x/${area}`, `/${area}s`].map(isRealArea)).toEqual([false, false]);
  },
);
