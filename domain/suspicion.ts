/** Why a contact is kept apart until the house's people release it: nobody is told of it, and it is never thrown away. */
export const suspicions = ['trap', 'many'] as const;
export type Suspicion = (typeof suspicions)[number];

/** The same for people. */
export const suspicionNames: Record<Suspicion, string> = {
  trap: 'suspeito: preencheu o campo que ninguém vê',
  many: 'suspeito: muitos anúncios com o mesmo e-mail',
};
