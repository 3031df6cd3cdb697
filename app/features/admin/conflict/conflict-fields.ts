/** Posted by the page of a conflict. */
export const conflictIntent = 'resolve';
export const changesField = 'mudancas';
/** Names of the rows' radios, by position: a form's fields are declared before its rows are known. */
export const choiceField = (index: number): string => `escolha${index}`;
export const choices = { theirs: 'deles', yours: 'meu' } as const;
const maxRows = 30;
export const choiceFields: readonly string[] = Array.from({ length: maxRows }, (_, index) =>
  choiceField(index),
);
