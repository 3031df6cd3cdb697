/** What can be done with a property: the value of filters and calls, the word in addresses, what a visitor does. */
export const negotiations = [
  { value: 'sell', urlWord: 'venda', label: 'Comprar', phrase: 'à venda' },
  { value: 'rent', urlWord: 'aluguel', label: 'Alugar', phrase: 'para alugar' },
] as const;
type NegotiationOption = (typeof negotiations)[number];

export function negotiationOf(value: NegotiationOption['value']): NegotiationOption {
  return value === 'rent' ? negotiations[1] : negotiations[0];
}

/** The negotiation that a word of an address names; null where it names none. */
export function negotiationOfWord(word: string | undefined): NegotiationOption['value'] | null {
  return negotiations.find(({ urlWord }) => urlWord === word)?.value ?? null;
}
