/** What a photo's own form asks for, on the page of photos, and its fields. */
export const photoIntents = {
  caption: 'legenda',
  earlier: 'antes',
  later: 'depois',
  remove: 'tirar',
} as const;
export const photoFields = { photo: 'foto', caption: 'legenda' } as const;
