import { expect, test } from 'vitest';
import type { PropertyCard } from '~/domain/property';
import { gravuras } from '~/domain/gravura';
import { printsFor } from './launch-data.server';

const launch = (tipoImovel: string, estado: string, pais = 'BR') =>
  ({ detalhes: { tipoImovel }, endereco: { estado, pais } }) as PropertyCard;

test('a launch’s print follows its place and its type', () => {
  const prints = printsFor([
    launch('apartamento', 'SP'),
    launch('casa-em-condominio', 'SP'),
    launch('cobertura', 'RJ'),
    launch('apartamento', 'Florida', 'US'),
    launch('casa', 'BA'),
  ]);
  expect(prints).toEqual(['torre-jardins', 'casa-concreto', 'terraco-baia', 'skyline-noite', 'casa-branca']);
});

test('no print comes twice while there is another', () => {
  const many = Array.from({ length: gravuras.length }, () => launch('apartamento', 'SP'));
  expect(new Set(printsFor(many)).size).toBe(gravuras.length);
  expect(printsFor([...many, launch('casa', 'RJ')]).at(-1)).toBe('torre-jardins');
});
