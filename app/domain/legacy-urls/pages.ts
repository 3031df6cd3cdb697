/**
 * The first segments of the site's real pages (spec 1 §2.1, and our own `/antes-de-sair`, `/avisos`, `/busca`, `/comparar`, `/entrar`, `/newsletter` and
 * `/pasta`): an address under one
 * of them is that page's or a 404, never a legacy segment's. `server/redirects.test.ts` holds the list against the
 * routes.
 */
const areas = new Set([
  '404',
  'antes-de-sair',
  'area-do-cliente',
  'avisos',
  'busca',
  'cadastre-seu-imovel',
  'comparar',
  'consultor-indisponivel',
  'corretor',
  'entrar',
  'imoveis',
  'imovel-desejado',
  'imovel-indisponivel',
  'keyword',
  'login-home',
  'newsletter',
  'novo',
  'para-quem-anuncia',
  'partials',
  'pasta',
  'politica-de-privacidade',
  'recursos',
  'revista-curate',
  'sobre-nos',
  'termos-de-responsabilidade',
  'usado',
]);

/** Whether a path without a slash at its end is a real page's, or stands below one. */
export function isRealArea(path: string): boolean {
  const end = path.indexOf('/', 1);
  return areas.has((end < 0 ? path.slice(1) : path.slice(1, end)).toLowerCase());
}
