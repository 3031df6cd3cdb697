import { countWord } from '@domain/text';
import { broughtText } from '@domain/owner-report/in-words';
import type { OwnProduct } from '~/domain/owner-report';
import { links } from '~/links';

/** What 30 days brought to the homes that are on offer, in one sentence; null: none is, or nothing of it is known. */
export function ownProducts(products: readonly OwnProduct[]) {
  const told = products.flatMap(({ isActive, figures, title, id }) =>
    isActive && figures ? [{ ...figures, title, id }] : [],
  );
  const [first, ...others] = told;
  if (!first) return null;
  const sum = (of: 'visits' | 'leads') => told.reduce((total, each) => total + each[of], 0);
  return {
    sentence: broughtText({ visits: sum('visits'), leads: sum('leads') }),
    of: `${others.length === 0 ? first.title : `Seus ${countWord(told.length)} imóveis no ar`}, 30 dias`,
    more:
      others.length === 0
        ? { label: 'Abrir relatório', href: links.ownerReport(first.id) }
        : { label: 'Ver meus imóveis', href: links.myProducts() },
  };
}
export type OwnProducts = NonNullable<ReturnType<typeof ownProducts>>;
