/** See docs/decisions/0070-announcing.md. */
export const announcementStates = ['recebido', 'em análise', 'visita de fotos', 'no ar', 'recusado'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** 'aceito' is not a state: it creates the listing. */
export const announcementActs = [...announcementStates, 'aceito'] as const;
export type AnnouncementAct = (typeof announcementActs)[number];

/** Acts that cause an e-mail to the owner. */
export const announcementNews = ['em análise', 'visita de fotos', 'aceito', 'no ar', 'recusado'] as const;
export type AnnouncementNews = (typeof announcementNews)[number];

export interface AnnouncementEvent {
  what: AnnouncementAct;
  at: string;
  reason?: string;
  /** What the brokerage wrote to the owner, apart from the reason of a refusal. */
  message?: string;
  /** Its row of the audit log. Events of before 2026-11-29 have none. */
  act?: number;
}

export const canAddPhotos = (state: AnnouncementState): boolean => photoStates.includes(state);
export const photoStates: readonly AnnouncementState[] = ['recebido', 'em análise', 'visita de fotos'];

interface AnnouncementStatus {
  state: AnnouncementState;
  isAccepted: boolean;
  /** A question to the owner may follow another. */
  isQuestion?: boolean;
}

export interface WhyNot {
  why: string;
  /** For the terminal: which command helps. */
  hint?: string;
}

/** null: allowed. A refusal also ends an offer; after it, the owner can only announce again. */
export function whyNot(
  act: AnnouncementAct,
  { state, isAccepted, isQuestion = false }: AnnouncementStatus,
): WhyNot | null {
  if (state === 'recusado') return { why: 'já foi recusado; o proprietário pode anunciar outra vez' };
  if (act === state) return isQuestion && act === 'em análise' ? null : { why: `já está em '${state}'` };
  if (act === 'recusado') return null;
  if (state === 'no ar') return { why: 'já está no ar', hint: '; decline o tira' };
  if (act === 'recebido') return { why: 'já passou disso' };
  if (act === 'aceito' && isAccepted) return { why: 'já foi aceito', hint: '; publish o põe no ar' };
  if (act === 'no ar' && !isAccepted)
    return { why: 'ainda não foi aceito', hint: '; accept faz o imóvel dele' };
  return null;
}
