export const photoIntents = {
  caption: 'legenda',
  earlier: 'antes',
  later: 'depois',
  cover: 'capa',
  remove: 'tirar',
} as const;
export const photoFields = { photo: 'foto', caption: 'legenda' } as const;
