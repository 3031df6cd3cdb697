/** Must equal app/links.ts (tests/email/file-transport.test.ts). */
export const emailPages = {
  verify: '/area-do-cliente/cadastro-sucesso',
  reset: '/area-do-cliente/redefinir-senha',
  forgotPassword: '/area-do-cliente/recuperar-senha',
  register: '/area-do-cliente/cadastre-se',
  contact: '/sobre-nos/contato',
  profile: '/area-do-cliente/meu-perfil',
  favourites: '/area-do-cliente/meus-favoritos',
  savedSearches: '/area-do-cliente/minhas-pesquisas-salvas',
  myProducts: '/area-do-cliente/meus-imoveis',
  ownerReport: (id: number) => `/area-do-cliente/meus-imoveis/detalhes/${id}`,
  confirmSubscription: '/newsletter/confirmar',
  leaveSubscription: '/newsletter/sair',
  stopAlerts: '/avisos/parar',
  alertHomes: '/avisos/imoveis',
} as const;
