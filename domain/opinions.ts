/** What two people who choose a home together say of each (brief §17.2). */
export const opinionAnswers = ['yes', 'maybe', 'no'] as const;
export type OpinionAnswer = (typeof opinionAnswers)[number];

export const opinionLabels: Record<OpinionAnswer, string> = { yes: 'Sim', maybe: 'Talvez', no: 'Não' };

/** Characters of what a guest writes beside an answer. */
export const longestOpinionNote = 300;
/** Characters of a guest's first name. */
export const longestGuestName = 40;

/** Links that a folder may have open at a time: one link is one guest. */
export const maxFolderLinks = 5;
/** For how many days a link may be valid; null: without end. */
export const linkDays = [7, 30, 90] as const;
export const usualLinkDays = 30;

/** Nobody is led by the other: what one says is shown once the other has said something. */
export const revealed = <T>(own: OpinionAnswer | null, others: T): T | null => (own === null ? null : others);

/** Whether all who have said something of a home say the same; null: fewer than two have. */
export function agreement(answers: readonly (OpinionAnswer | null)[]): OpinionAnswer | null {
  const [first, ...others] = answers.filter((answer) => answer !== null);
  return first && others.length > 0 && others.every((answer) => answer === first) ? first : null;
}
