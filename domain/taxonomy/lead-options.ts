/* Options of the 'Before-exit form' (spec 2 §3), used as values and as labels. */
export const leadObjectives = [
  'Quero ajuda para encontrar um imóvel',
  'Preciso me mudar logo',
  'Sei onde, mas não encontro',
  'Quero investir',
  'Procuro lançamentos',
  'Procuro a segunda residência',
] as const;
export const leadTypologies = ['Apartamento', 'Cobertura', 'Casa', 'Outros'] as const;
export const leadPhases = ['Novo', 'Usado'] as const;
export const contactPreferences = ['Telefone', 'WhatsApp', 'E-mail'] as const;
export const contactSubjects = ['Comprar', 'Alugar', 'Vender', 'Outro'] as const;
export type ContactSubject = (typeof contactSubjects)[number];
export const isContactSubject = (value: string | null): value is ContactSubject =>
  (contactSubjects as readonly (string | null)[]).includes(value);
/** Neutral option, because a radio button cannot be unchecked. */
export const unsaid = 'Prefiro não dizer';
