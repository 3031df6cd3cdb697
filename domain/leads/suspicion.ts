/** Reasons to hold a lead until staff releases it. The sender gets no sign of it; no held lead is discarded. */
export const suspicions = ['trap', 'many'] as const;
export type Suspicion = (typeof suspicions)[number];

export const suspicionNames: Record<Suspicion, string> = {
  trap: 'suspeito: preencheu o campo que ninguém vê',
  many: 'suspeito: muitos anúncios com o mesmo e-mail',
};
