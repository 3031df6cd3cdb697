/** Pages of the client area that are there for the signed-out (spec 1 §2.1). */
const openPages = ['cadastre-se', 'cadastro-sucesso', 'login', 'recuperar-senha', 'redefinir-senha'];

/** Whether a path is one of the client area's, 'Minha home' among them. */
export const isClientArea = (path: string): boolean => /^\/(login-home|area-do-cliente)(\/|\?|$)/.test(path);

/** Whether only a signed-in visitor may see it: its loader and its action each call the guard (../session/guard.server.ts). */
export const isPrivate = (path: string): boolean =>
  isClientArea(path) && !openPages.includes(path.split('/')[2] ?? '');
