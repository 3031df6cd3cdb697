import type { RuleName } from '@domain/leads/distribution/decide';
import { adminLinks } from '../admin-links';

/** Pages of the rules without members, by the last part of their address. */
export const rulePages = {
  'quem-ja-fala': 'known',
  pagina: 'page',
  imovel: 'property',
  fim: 'last',
} as const satisfies Record<string, RuleName>;
export type RuleSlug = keyof typeof rulePages;
export type PagedRule = (typeof rulePages)[RuleSlug];

export const isRuleSlug = (text: string | undefined): text is RuleSlug =>
  text !== undefined && Object.hasOwn(rulePages, text);

/** Where a sentence is changed. */
export function ruleHref({ rule, group }: { rule: RuleName; group: string | null }): string {
  if (rule === 'group') return adminLinks.ruleGroup(Number(group));
  if (rule === 'general') return adminLinks.generalRotation();
  const slug = (Object.keys(rulePages) as RuleSlug[]).find((each) => rulePages[each] === rule)!;
  return adminLinks.rule(slug);
}
