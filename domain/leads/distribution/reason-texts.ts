import { conditionText } from './condition-text';
import type { Decision, RuleName } from './decide';
import type { DistributionRules } from './distribution-rules';

type Decided = Pick<Decision, 'rule' | 'group'>;

const toReceiver: Record<RuleName, string> = {
  known: 'porque a pessoa já fala com você',
  page: 'porque a pessoa veio pela sua página',
  property: 'porque o imóvel é seu',
  group: 'porque é a sua vez',
  general: 'porque é a sua vez',
  last: 'porque ninguém pôde',
};

/** About a third person, without gender: 'Oferecido a Tomás Reis, …'. */
const aboutPerson: Record<RuleName, string> = {
  known: 'porque já fala com a pessoa',
  page: 'porque a pessoa veio pela página de quem atende',
  property: 'porque cuida do imóvel',
  group: 'pela vez',
  general: 'pela vez',
  last: 'porque ninguém pôde',
};

/** To the person who gets the offer: 'porque é a sua vez em “Aluguel”'. */
export const reasonToReceiver = (decided: Decided, rules: DistributionRules): string =>
  toReceiver[decided.rule] + groupName(decided, rules);

export const reasonAboutPerson = (decided: Decided, rules: DistributionRules): string =>
  aboutPerson[decided.rule] + groupName(decided, rules);

/** '' if the group is no longer there. */
function groupName({ rule, group }: Decided, rules: DistributionRules): string {
  const found = rule === 'group' && rules.groups.find(({ id }) => id === group);
  return found ? ` em “${conditionText(found.condition)}”` : '';
}
