/* Apart from own-property.ts: the drafts of public pages load it. */

export const ownTextFields = ['titulo', 'descricao', 'area_total', 'banheiros', 'comodidades'] as const;
export const ownTextStep = 'texto';
