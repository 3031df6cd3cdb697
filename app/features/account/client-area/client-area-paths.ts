/** Pages of the client area that need no session (spec 1 §2.1). */
const openPages = ['cadastre-se', 'cadastro-sucesso', 'login', 'recuperar-senha', 'redefinir-senha'];

export const isClientArea = (path: string): boolean => /^\/(login-home|area-do-cliente)(\/|\?|$)/.test(path);

/** Whether the page needs a session. Its loader and action each call ../session/guard.server.ts. */
export const isPrivate = (path: string): boolean =>
  isClientArea(path) && !openPages.includes(path.split('/')[2] ?? '');
