/** Who may see a property: all, those whom the brokerage invites, or members alone. */
export const visibilities = ['public', 'reserved', 'draft'] as const;
export type Visibility = (typeof visibilities)[number];

export const visibilityNames: Readonly<Record<Visibility, string>> = {
  public: 'Público',
  reserved: 'Reservado',
  draft: 'Rascunho',
};

export const visibilityTexts: Readonly<Record<Visibility, string>> = {
  public: 'Todos: listas, mapa, busca, Google e portais.',
  reserved: 'Só quem a casa convida, por link pessoal ou pela conta. Não está em nenhuma lista.',
  draft: 'Só a equipe, na Mesa. Convites não abrem.',
};
