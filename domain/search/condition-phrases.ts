import type { RenovationLevel } from '../taxonomy/attributes';
import { conditionTree, conditionValues, type Condition } from '../taxonomy/conditions';
import type { OneAndMany, PhraseOptions } from './filter-row';
import { joinWords } from './labels';

const conditionPhrases: Record<Condition, OneAndMany> = {
  soonLaunch: ['em breve lançamento', 'em breve lançamento'],
  launch: ['em lançamento', 'em lançamento'],
  underConstruction: ['em construção', 'em construção'],
  new: ['pronto para morar', 'prontos para morar'],
  used: ['usado', 'usados'],
};
const renovationPhrases: Record<RenovationLevel, OneAndMany> = {
  contrapiso: ['no contrapiso', 'no contrapiso'],
  reformadissimo: ['reformadíssimo', 'reformadíssimos'],
  reformado: ['reformado', 'reformados'],
  'precisa-de-reforma-parcial': ['que precisa de reforma parcial', 'que precisam de reforma parcial'],
  'precisa-de-atualizacao': ['que precisa de atualização', 'que precisam de atualização'],
  'precisa-de-reforma-total': ['que precisa de reforma total', 'que precisam de reforma total'],
};

/** The complete branch of new buildings is 'novo'; all conditions together are ''. */
export function conditionPhrase(chosen: readonly Condition[], { say }: Pick<PhraseOptions, 'say'>): string {
  if (chosen.length === conditionValues.length) return '';
  const [fresh] = conditionTree;
  if (chosen.length === fresh.values.length && !chosen.includes('used')) return say(['novo', 'novos']);
  const inOrder = conditionTree.flatMap((branch) => branch.values).filter((value) => chosen.includes(value));
  return joinWords(
    inOrder.map((value) => say(conditionPhrases[value])),
    'ou',
  );
}

export function renovationPhrase(
  chosen: readonly RenovationLevel[],
  { say }: Pick<PhraseOptions, 'say'>,
): string {
  return joinWords(
    chosen.map((level) => say(renovationPhrases[level])),
    'ou',
  );
}
