import type { Addresses } from '../site/addresses';

/** Each second page is a list that no cache has. */
export function mixedPages({ others, listings, properties }: Addresses): () => string {
  const paths = [...others, ...listings, ...properties];
  let [turn, price] = [0, 90_000_000];
  return () =>
    turn++ % 2 === 0
      ? `/imoveis/venda/sao-paulo?preco=0-${(price += 1_000)}`
      : paths[(turn * 7) % paths.length]!;
}
