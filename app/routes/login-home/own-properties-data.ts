import { countWord } from '@domain/kernel/text';
import { broughtText } from '@domain/owner-report/report-texts';
import type { OwnProperty } from '~/domain/owner-report';
import { links } from '~/links';

/** Sentence on 30 days of the active properties; null: no active property has figures. */
export function ownPropertiesData(products: readonly OwnProperty[]) {
  const withFigures = products.flatMap(({ isActive, figures, title, id }) =>
    isActive && figures ? [{ ...figures, title, id }] : [],
  );
  const [first, ...others] = withFigures;
  if (!first) return null;
  const sum = (of: 'visits' | 'leads') => withFigures.reduce((total, each) => total + each[of], 0);
  return {
    sentence: broughtText({ visits: sum('visits'), leads: sum('leads') }),
    of: `${others.length === 0 ? first.title : `Seus ${countWord(withFigures.length)} imóveis no ar`}, 30 dias`,
    more:
      others.length === 0
        ? { label: 'Abrir relatório', href: links.ownerReport(first.id) }
        : { label: 'Ver meus imóveis', href: links.myProducts() },
  };
}
export type OwnPropertiesData = NonNullable<ReturnType<typeof ownPropertiesData>>;
