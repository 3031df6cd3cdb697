/** `value`: filters and calls; `urlWord`: URLs; `label`: the visitor's action. */
export const negotiations = [
  { value: 'sell', urlWord: 'venda', label: 'Comprar', phrase: 'à venda' },
  { value: 'rent', urlWord: 'aluguel', label: 'Alugar', phrase: 'para alugar' },
] as const;
type NegotiationOption = (typeof negotiations)[number];

export function negotiationOf(value: NegotiationOption['value']): NegotiationOption {
  return value === 'rent' ? negotiations[1] : negotiations[0];
}

export function negotiationOfWord(word: string | undefined): NegotiationOption['value'] | null {
  return negotiations.find(({ urlWord }) => urlWord === word)?.value ?? null;
}
