/** The parts of a search box as the server wrote them. */
export interface BoxElements {
  form: HTMLFormElement;
  /** Empty, and hidden while it has nothing to show. */
  panel: HTMLElement;
  input: HTMLInputElement;
  button: HTMLButtonElement;
  /** A name for the ids of its parts. */
  id: string;
}

/** The word of the negotiation that the box is set to; a header's box buys. */
export const negotiationWord = ({ form }: BoxElements): 'venda' | 'aluguel' =>
  new FormData(form).get('negociacao') === 'aluguel' ? 'aluguel' : 'venda';

/** The listing that the box stands on, which keeps its filters; undefined elsewhere. */
export function withinOf({ form }: BoxElements): string | undefined {
  const within = new FormData(form).get('em');
  return typeof within === 'string' && within ? within : undefined;
}

/** What somebody has typed: a text that is the server's own asks nothing yet. */
export const typedText = ({ input }: BoxElements): string =>
  input.value === input.defaultValue ? '' : input.value;

/** Whether a chosen place asks for a radius first. */
export const asksRadius = ({ form }: BoxElements): boolean => form.dataset.searchBox === 'radius';
