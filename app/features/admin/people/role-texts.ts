import type { Role } from '@domain/staff/roles';

/** What a role may do, in the words of the rooms. */
export const roleScopes: Record<Role, string> = {
  direcao: 'tudo',
  operacao: 'tudo, menos pessoas',
  atendimento: 'contatos, visitas, anúncios; lê imóveis, corretores e quem atende',
  vitrine: 'imóveis, listas, banners, redirecionamentos, textos, portais; lê corretores',
  corretor: 'os próprios contatos, visitas e imóveis',
};
