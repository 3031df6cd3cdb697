/** In seconds from a page's load (spec 1 §11). */
const seconds = { phone: 30, property: 5, elsewhere: 15 };

/** Who is signing in, announcing a home, following a letter's link or filling a form in already is not asked. */
const without =
  /^\/(antes-de-sair|area-do-cliente|avisos|cadastre-seu-imovel|dossie|entrar|fotos-do-anuncio|imovel-desejado|login-home|pasta|partials|sobre-nos\/contato|404)(\/|$)/;

/** After how many ms on a page the exit window may come; null: never. */
export function exitDelay(pathname: string, isPhone: boolean): number | null {
  if (without.test(pathname)) return null;
  if (isPhone) return seconds.phone * 1000;
  return (/^\/(novo|usado)\//.test(pathname) ? seconds.property : seconds.elsewhere) * 1000;
}
