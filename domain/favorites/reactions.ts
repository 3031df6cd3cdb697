/** Answers in a shared folder (brief §17.2). */
export const reactionValues = ['yes', 'maybe', 'no'] as const;
export type ReactionValue = (typeof reactionValues)[number];

export const reactionLabels: Record<ReactionValue, string> = { yes: 'Sim', maybe: 'Talvez', no: 'Não' };

export const maxReactionNoteLength = 300;
export const maxGuestNameLength = 40;

/** Open links per folder; each link is one guest. */
export const maxFolderLinks = 5;
export const linkDays = [7, 30, 90] as const;
export const defaultLinkDays = 30;

/** Hides the others' answers until one's own answer exists, to avoid influence. */
export const revealed = <T>(own: ReactionValue | null, others: T): T | null => (own === null ? null : others);

/** Returns the common answer of at least two people; null otherwise. */
export function agreement(answers: readonly (ReactionValue | null)[]): ReactionValue | null {
  const [first, ...others] = answers.filter((answer) => answer !== null);
  return first && others.length > 0 && others.every((answer) => answer === first) ? first : null;
}
