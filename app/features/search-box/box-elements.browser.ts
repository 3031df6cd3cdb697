export interface BoxElements {
  form: HTMLFormElement;
  /** Empty, and hidden without content. */
  panel: HTMLElement;
  input: HTMLInputElement;
  button: HTMLButtonElement;
  id: string;
}

/** Word of the chosen negotiation; 'venda' by default. */
export const negotiationWord = ({ form }: BoxElements): 'venda' | 'aluguel' =>
  new FormData(form).get('negociacao') === 'aluguel' ? 'aluguel' : 'venda';

export function withinOf({ form }: BoxElements): string | undefined {
  const within = new FormData(form).get('em');
  return typeof within === 'string' && within ? within : undefined;
}

/** Text of the visitor; '' for the server's initial text. */
export const typedText = ({ input }: BoxElements): string =>
  input.value === input.defaultValue ? '' : input.value;

export const hasRadiusStep = ({ form }: BoxElements): boolean => form.dataset.searchBox === 'radius';
