import { curatedLists } from '../taxonomy/curated-lists';
import type { CuratedListOfBrokerage } from './brokerage';

/** Of the demo's brokers. */
const curators: Record<(typeof curatedLists)[number]['slug'], string> = {
  'imoveis-segunda-residencia': 'Alice Toledo',
  autorais: 'Beatriz Amaral',
  'ceu-aberto': 'Rafael Teixeira Lobo',
};

/** The default curated lists with who made them, shown with the demo's catalogue alone. */
export const demoLists: readonly CuratedListOfBrokerage[] = curatedLists.map(({ slug, label }) => ({
  slug,
  title: label,
  broker: curators[slug],
}));
