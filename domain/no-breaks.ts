/** Words that no line ends in: what follows belongs to them. */
const holdsNext = /(?<=^|\s)(a|à|às|ao|aos|com|da|das|de|do|dos|e|em|na|nas|no|nos|ou|para|por)\s/gi;

/** A title whose lines end in no preposition: a no-break space stands after each. */
export const noBreaks = (text: string): string => text.replace(holdsNext, '$1\u00a0');
