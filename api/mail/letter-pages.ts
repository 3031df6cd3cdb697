/** Where letters lead to; the website's own words for these are in app/links.ts, and a test holds both together. */
export const letterPages = {
  verify: '/area-do-cliente/cadastro-sucesso',
  reset: '/area-do-cliente/redefinir-senha',
  forgotPassword: '/area-do-cliente/recuperar-senha',
  register: '/area-do-cliente/cadastre-se',
  profile: '/area-do-cliente/meu-perfil',
  savedSearches: '/area-do-cliente/minhas-pesquisas-salvas',
  stopAlerts: '/avisos/parar',
  alertHomes: '/avisos/imoveis',
} as const;
