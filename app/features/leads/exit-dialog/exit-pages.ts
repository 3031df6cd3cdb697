/** Seconds after page load (spec 1 §11). */
const seconds = { phone: 30, property: 5, elsewhere: 15 };

/** Pages for sign-in, announcements, e-mail links and forms. */
const without =
  /^\/(antes-de-sair|area-do-cliente|assumir|avisos|cadastre-seu-imovel|dossie|entrar|fotos-do-anuncio|imovel-desejado|login-home|pasta|partials|sem-resposta|sobre-nos\/contato|404)(\/|$)/;

/** Delay in ms; null if the exit dialog must not open here. */
export function exitDelay(pathname: string, isPhone: boolean): number | null {
  if (without.test(pathname)) return null;
  if (isPhone) return seconds.phone * 1000;
  return (/^\/(novo|usado)\//.test(pathname) ? seconds.property : seconds.elsewhere) * 1000;
}
