/** Where an announcement stands with the house (docs/decisions/0070-announcing.md). */
export const announcementStates = ['recebido', 'em análise', 'visita de fotos', 'no ar', 'recusado'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** What the house has done with it: it has come to a state, or was accepted, which makes its listing. */
export const announcementActs = [...announcementStates, 'aceito'] as const;
export type AnnouncementAct = (typeof announcementActs)[number];

/** What its owner is told of by a letter of its own, besides that it was received. */
export type AnnouncementNews = Exclude<AnnouncementAct, 'recebido'>;

/** An entry of its history; `at` is ISO. */
export interface AnnouncementEvent {
  what: AnnouncementAct;
  at: string;
  /** Why it was declined, as its owner reads it. */
  reason?: string;
}

/** Whether its owner may still add photos: those of a home on offer are the house's, and what was declined is over. */
export const takesPhotos = (state: AnnouncementState): boolean => photoStates.includes(state);
export const photoStates: readonly AnnouncementState[] = ['recebido', 'em análise', 'visita de fotos'];

interface Standing {
  state: AnnouncementState;
  /** Whether it has a listing. */
  isAccepted: boolean;
}

/**
 * Why an act cannot follow, for people; null: it can. What is on offer can still be declined, which takes it off; what was
 * declined is over: its owner may announce the home again.
 */
export function whyNot(act: AnnouncementAct, { state, isAccepted }: Standing): string | null {
  if (state === 'recusado') return 'já foi recusado; o proprietário pode anunciar outra vez';
  if (act === state) return `já está em '${state}'`;
  if (act === 'recusado') return null;
  if (state === 'no ar') return 'já está no ar; decline o tira';
  if (act === 'recebido') return 'já passou disso';
  if (act === 'aceito' && isAccepted) return 'já foi aceito; publish o põe no ar';
  if (act === 'no ar' && !isAccepted) return 'ainda não foi aceito; accept faz o imóvel dele';
  return null;
}
