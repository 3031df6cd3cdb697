/** Conditions with their word in the URL's `fase`, in URL order (settled §2). */
export const conditions = [
  { value: 'new', urlWord: 'novo', label: 'Pronto para morar' },
  { value: 'underConstruction', urlWord: 'emconstrucao', label: 'Em construção' },
  { value: 'launch', urlWord: 'lancamento', label: 'Lançamento' },
  { value: 'soonLaunch', urlWord: 'brevelancamento', label: 'Breve lançamento' },
  { value: 'used', urlWord: 'usado', label: 'Usado' },
] as const;

export type Condition = (typeof conditions)[number]['value'];
export const conditionValues = conditions.map((condition) => condition.value) as [Condition, ...Condition[]];

/** First segment of a property's URL; 'novo' includes the four conditions of new buildings (settled §4). */
export type Phase = 'novo' | 'usado';
export function phaseOf(condition: Condition): Phase {
  return condition === 'used' ? 'usado' : 'novo';
}

/** Options of the filter (spec 1 §3.4). */
export const conditionTree = [
  { label: 'Novo', values: ['soonLaunch', 'launch', 'underConstruction', 'new'] },
  { label: 'Usado', values: ['used'] },
] as const satisfies readonly { label: string; values: readonly Condition[] }[];

export function conditionLabel(value: Condition): string {
  return conditions.find((condition) => condition.value === value)!.label;
}
