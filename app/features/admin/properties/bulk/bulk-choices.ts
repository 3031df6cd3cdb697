import { withdrawalNames } from '@domain/property/override-names';

/** Values of a choice beside the field's own; '' does not change it. */
export const choice = { feed: 'carga', nobody: 'ninguem', yes: 'sim', no: 'nao' } as const;
type Options = readonly (readonly [string, string])[];

const unchanged = ['', 'Não mudar'] as const;
const asFeed = [choice.feed, 'Como vem da carga'] as const;

export const flagOptions: Options = [unchanged, [choice.yes, 'Sim'], [choice.no, 'Não'], asFeed];
export const withdrawnOptions: Options = [
  unchanged,
  ...Object.entries(withdrawalNames).map(([value, name]) => [value, `Tirar: ${name.toLowerCase()}`] as const),
  [choice.feed, 'Voltar ao ar, se a carga tem'],
];
export const brokerOptions = (brokers: readonly { slug: string; name: string }[]): Options => [
  unchanged,
  [choice.nobody, 'Sem corretor'],
  asFeed,
  ...brokers.map(({ slug, name }) => [`corretor:${slug}`, name] as const),
];

export const checkOptions: Options = [unchanged, [choice.yes, 'Conferidos hoje']];

export const flags = ['exclusivity', 'news', 'opportunity', 'highlighted'] as const;
