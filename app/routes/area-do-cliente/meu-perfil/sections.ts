/** Sections of the profile (prototype meu-perfil) by their anchor. */
export const profileSections = {
  dados: 'Dados pessoais',
  senha: 'Senha',
  sessoes: 'Sessões abertas',
  acessos: 'Histórico de acessos',
  'seus-dados': 'Seus dados',
} as const;
export type SectionId = keyof typeof profileSections;
export const sectionIds = Object.keys(profileSections) as SectionId[];
