import { expect, it } from 'vitest';
import { fromCarga } from './dialects/carga';
import type { FeedNode } from './feed-node';
import { withShortFields } from './short-fields';

const long = 'por 1,'.repeat(20_000);
const element = (name: string, text = long, children: FeedNode[] = []): FeedNode => ({
  name,
  attributes: {},
  text,
  children,
});
const listing = element('imovel', '', [
  ...['codigo', 'titulo', 'precovenda', 'uf', 'cidade', 'endereco', 'cep', 'tipoimovel', 'areautil'].map(
    (name) => element(name),
  ),
  ...[
    element('observacao'),
    element('video', `https://youtu.be/${long}`),
    element('tourvirtual', `/${long}`),
  ],
  element('fotos', '', [element('foto', '', [element('url', `https://a.b/${long}`), element('legenda')])]),
]);

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

it('cuts each field; addresses and descriptions are longer', () => {
  const { title, description, videos, tour, pictures, ...short } = withShortFields(fromCarga(listing));
  expect(Math.max(...textsIn(short).map(({ length }) => length))).toBe(200);
  expect(pictures).toEqual([expect.objectContaining({ caption: long.slice(0, 200) })]);
  // Longer than an address may be, so that a cut one is refused.
  expect(Math.max(...textsIn([title, videos, tour, pictures]).map(({ length }) => length))).toBe(2_001);
  expect(description).toBe(long.slice(0, 30_000));
});

it('leaves usual texts as they are', () => {
  const usual = fromCarga(element('imovel', '', [element('codigo', '1'), element('titulo', 'Casa')]));
  expect(withShortFields(usual)).toEqual(usual);
});
