/*
 * What a visitor can say of the property that is looked for (spec 2 §3, 'Before-exit form'): the words
 * are values and labels at once.
 */
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
/** What a message to the house is about. */
export const contactSubjects = ['Comprar', 'Alugar', 'Vender', 'Outro'] as const;
/** What a choice is left at, or put back to, by who does not say: a radio cannot be unchosen. */
export const unsaid = 'Prefiro não dizer';
