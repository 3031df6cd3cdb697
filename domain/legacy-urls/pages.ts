/** First segments of real pages (spec 1 §2.1, and our own); `server/http/redirects.test.ts` checks the list. */
const areas = new Set([
  '404',
  'antes-de-sair',
  'assumir',
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
  'mesa',
  'newsletter',
  'novo',
  'para-quem-anuncia',
  'partials',
  'pasta',
  'politica-de-privacidade',
  'recursos',
  'revista-curate',
  'sem-resposta',
  'sobre-nos',
  'termos-de-responsabilidade',
  'usado',
]);

export function isRealArea(path: string): boolean {
  const end = path.indexOf('/', 1);
  return areas.has((end < 0 ? path.slice(1) : path.slice(1, end)).toLowerCase());
}
