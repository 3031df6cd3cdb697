/** Where an announcement stands with the house (docs/decisions/0070-announcing.md). */
export const announcementStates = ['recebido', 'em análise', 'visita de fotos', 'no ar', 'recusado'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** What the house has done with it: it has come to a state, or was accepted, which makes its listing. */
export const announcementActs = [...announcementStates, 'aceito'] as const;
export type AnnouncementAct = (typeof announcementActs)[number];

/** An entry of its history; `at` is ISO. */
export interface AnnouncementEvent {
  what: AnnouncementAct;
  at: string;
  /** Why it was declined, as its owner reads it. */
  reason?: string;
}

interface Standing {
  state: AnnouncementState;
  /** Whether it has a listing. */
  isAccepted: boolean;
}

/** What can only be undone by announcing the home again, or by the catalogue's own means. */
const ends: Partial<Record<AnnouncementState, string>> = {
  recusado: 'já foi recusado; o proprietário pode anunciar outra vez',
  'no ar': 'já está no ar; o que muda depois muda no catálogo',
};

/** Why an act cannot follow, for people; null: it can. */
export function whyNot(act: AnnouncementAct, { state, isAccepted }: Standing): string | null {
  const end = ends[state];
  if (end !== undefined) return end;
  if (act === state) return `já está em '${state}'`;
  if (act === 'recebido') return 'já passou disso';
  if (act === 'aceito' && isAccepted) return 'já foi aceito; publish o põe no ar';
  if (act === 'no ar' && !isAccepted) return 'ainda não foi aceito; accept faz o imóvel dele';
  return null;
}
