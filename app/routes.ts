import { index, layout, route, type RouteConfig } from '@remix-run/route-config';

/** The table of contents: every URL and its file. */
export default [
  layout('routes/_layouts/default.tsx', [
    index('routes/home/route.tsx'),
    route('sobre-nos/a-bossa-nova', 'routes/sobre-nos/a-bossa-nova.tsx'),
    route('sobre-nos/nossa-historia', 'routes/sobre-nos/nossa-historia.tsx'),
    route('sobre-nos/contato', 'routes/sobre-nos/contato/route.tsx'),
    route('para-quem-anuncia/programa-only-you', 'routes/para-quem-anuncia/programa-only-you.tsx'),
    route('keyword', 'routes/institucional/keyword/route.tsx'),
    route('politica-de-privacidade', 'routes/institucional/politica-de-privacidade/route.tsx'),
    route('termos-de-responsabilidade', 'routes/institucional/termos-de-responsabilidade.tsx'),
    route('corretor/:corretor', 'routes/corretor/route.tsx'),
  ]),
  layout('routes/_layouts/without-blocks.tsx', [
    route('imovel-desejado', 'routes/imovel-desejado/route.tsx'),
    route('revista-curate/assinatura', 'routes/revista-curate/assinatura.tsx'),
    route('revista-curate/sucesso', 'routes/revista-curate/sucesso.tsx'),
    // The owner page carries the brand's slug (settled §1): `links.ownerPage`.
    route('para-quem-anuncia/seu-imovel-na-bossa-nova', 'routes/para-quem-anuncia/seu-imovel/route.tsx'),
    route('para-quem-anuncia/obrigado', 'routes/para-quem-anuncia/obrigado/route.tsx'),
    route('antes-de-sair', 'routes/antes-de-sair/route.tsx'),
    route('consultor-indisponivel', 'routes/institucional/consultor-indisponivel.tsx'),
    route('imovel-indisponivel/:phase?/:negotiationType?/:id?', 'routes/imovel-indisponivel/route.tsx'),
    route('login-home', 'routes/login-home/route.tsx'),
    route('area-do-cliente/meu-perfil', 'routes/area-do-cliente/meu-perfil/route.tsx'),
    route('area-do-cliente/meu-perfil-de-compra', 'routes/area-do-cliente/meu-perfil-de-compra/route.tsx'),
    route('area-do-cliente/meus-imoveis', 'routes/area-do-cliente/meus-imoveis/route.tsx'),
    // A section without a home: of the only one, else the list.
    route(
      'area-do-cliente/meus-imoveis/detalhes/:id?/:section?',
      'routes/area-do-cliente/meus-imoveis/detalhes/route.tsx',
    ),
    route('area-do-cliente/meus-favoritos', 'routes/area-do-cliente/meus-favoritos/route.tsx'),
    route('area-do-cliente/meus-favoritos/nova', 'routes/area-do-cliente/meus-favoritos/nova.tsx'),
    route('area-do-cliente/meus-favoritos/guardar', 'routes/area-do-cliente/meus-favoritos/guardar.tsx'),
    route(
      'area-do-cliente/meus-favoritos/removidos',
      'routes/area-do-cliente/meus-favoritos/removidos/route.tsx',
    ),
    route('area-do-cliente/meus-favoritos/:pastaId', 'routes/area-do-cliente/meus-favoritos/pasta/route.tsx'),
    route(
      'area-do-cliente/meus-favoritos/:pastaId/renomear',
      'routes/area-do-cliente/meus-favoritos/renomear.tsx',
    ),
    route(
      'area-do-cliente/meus-favoritos/:pastaId/esvaziar',
      'routes/area-do-cliente/meus-favoritos/esvaziar.tsx',
    ),
    route(
      'area-do-cliente/meus-favoritos/:pastaId/remover',
      'routes/area-do-cliente/meus-favoritos/remover.tsx',
    ),
    route(
      'area-do-cliente/meus-favoritos/:pastaId/mover/:code',
      'routes/area-do-cliente/meus-favoritos/mover.tsx',
    ),
    route(
      'area-do-cliente/meus-favoritos/:pastaId/compartilhar',
      'routes/area-do-cliente/meus-favoritos/compartilhar/route.tsx',
    ),
    route(
      'area-do-cliente/minhas-pesquisas-salvas',
      'routes/area-do-cliente/minhas-pesquisas-salvas/route.tsx',
    ),
    route(
      'area-do-cliente/minhas-pesquisas-salvas/salvar',
      'routes/area-do-cliente/minhas-pesquisas-salvas/salvar/route.tsx',
    ),
    route(
      'area-do-cliente/minhas-pesquisas-salvas/:id',
      'routes/area-do-cliente/minhas-pesquisas-salvas/editar/route.tsx',
    ),
    route(
      'area-do-cliente/minhas-pesquisas-salvas/:id/novidades',
      'routes/area-do-cliente/minhas-pesquisas-salvas/novidades/route.tsx',
    ),
    route('comparar', 'routes/comparar/route.tsx'),
    // The search box without JavaScript: which place is meant.
    route('busca', 'routes/busca/route.tsx'),
    route('recursos/newsletter', 'routes/recursos/newsletter.tsx'),
  ]),
  layout('routes/_layouts/global-search.tsx', [
    // Also answers `/imoveis` alone.
    route('imoveis/*', 'routes/imoveis/route.tsx'),
    // A property's page; the rest of the address is judged by its loader (settled §4).
    route('novo/*', 'routes/imovel/route.tsx', { id: 'routes/imovel/novo' }),
    route('usado/*', 'routes/imovel/route.tsx', { id: 'routes/imovel/usado' }),
  ]),
  layout('routes/_layouts/no-footer.tsx', [
    route('area-do-cliente/login', 'routes/area-do-cliente/login/route.tsx'),
    route('area-do-cliente/cadastre-se', 'routes/area-do-cliente/cadastre-se.tsx'),
    route('area-do-cliente/cadastro-sucesso', 'routes/area-do-cliente/cadastro-sucesso/route.tsx'),
    route('area-do-cliente/recuperar-senha', 'routes/area-do-cliente/recuperar-senha/route.tsx'),
    // Announcing a home: its steps, what is looked over, what comes next.
    route('cadastre-seu-imovel/conferir', 'routes/cadastre-seu-imovel/conferir/route.tsx'),
    route('cadastre-seu-imovel/fotos', 'routes/cadastre-seu-imovel/fotos/route.tsx'),
    route('cadastre-seu-imovel/celular', 'routes/cadastre-seu-imovel/celular/route.tsx'),
    route('cadastre-seu-imovel/sucesso', 'routes/cadastre-seu-imovel/sucesso/route.tsx'),
    route('cadastre-seu-imovel/:etapa?', 'routes/cadastre-seu-imovel/etapa/route.tsx'),
    route('area-do-cliente/redefinir-senha', 'routes/area-do-cliente/redefinir-senha/route.tsx'),
  ]),
  layout('routes/_layouts/empty.tsx', [
    // Where the links of a letter of alerts lead: no menus, no account.
    route('avisos/parar', 'routes/avisos/parar/route.tsx'),
    route('avisos/imoveis', 'routes/avisos/imoveis.tsx'),
    // Where the letters to subscribers lead.
    route('newsletter/confirmar', 'routes/newsletter/confirmar.tsx'),
    route('newsletter/sair', 'routes/newsletter/sair.tsx'),
    // What a folder's link opens: no menus, no account.
    route('pasta', 'routes/pasta/route.tsx'),
    route('fotos-do-anuncio', 'routes/fotos-do-anuncio/route.tsx'),
    route('cadastre-seu-imovel/continuar', 'routes/cadastre-seu-imovel/continuar/route.tsx'),
    // The components in all their states; outside production, or where SHOW_PARTIALS says so.
    route('partials', 'routes/partials/route.tsx'),
    // Each section of the home page alone; and the header.
    route('partials/:section', 'routes/home/partial.tsx'),
    route('imoveis/banner', 'routes/imoveis/banner-page.tsx'),
    route('imoveis/customSelect', 'routes/imoveis/custom-select.tsx'),
  ]),
  route('corretor/:corretor/contato', 'routes/corretor/vcard.ts'),
  route('corretor/:corretor/qr-code', 'routes/corretor/qr-code.ts'),
  // A property to be printed, and the code of its page's address.
  route('dossie/:phase/:negotiation/:id', 'routes/imovel/dossier/route.tsx'),
  route('dossie/:phase/:negotiation/:id/qr-code', 'routes/imovel/dossier/qr-code.ts'),
  // Signing in with a provider: there, and back from it.
  route('entrar/:provider', 'routes/entrar/route.ts'),
  route('entrar/:provider/retorno', 'routes/entrar/retorno.ts'),
  // A folder's links, for scripts; what its owner says of a home.
  route('area-do-cliente/meus-favoritos/:pastaId/links', 'routes/area-do-cliente/meus-favoritos/links.ts'),
  route(
    'area-do-cliente/meus-favoritos/:pastaId/opiniao',
    'routes/area-do-cliente/meus-favoritos/opiniao.ts',
  ),
  route('area-do-cliente/meu-perfil/exportar', 'routes/area-do-cliente/meu-perfil/export.ts'),
  route('recursos/mapa/*', 'routes/recursos/mapa.ts'),
  route('recursos/total/*', 'routes/recursos/total.ts'),
  route('recursos/locais', 'routes/recursos/locais.ts'),
  route('recursos/pesquisas-recentes', 'routes/recursos/pesquisas-recentes.ts'),
  route('recursos/codigo', 'routes/recursos/codigo.ts'),
  route('recursos/visualizacao', 'routes/recursos/visualizacao.ts'),
  route('recursos/visita', 'routes/recursos/visita.ts'),
  route('recursos/experimento', 'routes/recursos/experimento.ts'),
  route('recursos/cookies', 'routes/recursos/cookies.ts'),
  route('recursos/favoritos', 'routes/recursos/favoritos.ts'),
  route('recursos/anuncio', 'routes/recursos/anuncio.ts'),
  route('recursos/foto-do-anuncio', 'routes/recursos/foto-do-anuncio.ts'),
  route('recursos/pesquisas', 'routes/recursos/pesquisas.ts'),
  route('recursos/geolocalizacao', 'routes/recursos/geolocalizacao.ts'),
  route('recursos/quem-sai', 'routes/recursos/quem-sai.ts'),
  route('recursos/agenda', 'routes/recursos/agenda.ts'),
  route('recursos/um-toque', 'routes/recursos/um-toque.ts'),
  route('recursos/partes', 'routes/recursos/partes.ts'),
  route('recursos/sair', 'routes/recursos/sair.ts'),
  route('recursos/acao', 'routes/recursos/acao.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('site.webmanifest', 'routes/seo/manifest.ts'),
  route('cores.css', 'routes/seo/colours.ts'),
  route('sitemap.xml', 'routes/seo/sitemap-index.ts'),
  route('sitemap-paginas.xml', 'routes/seo/sitemap-pages.ts'),
  route('sitemap-buscas.xml', 'routes/seo/sitemap-searches.ts'),
  route('sitemap-corretores.xml', 'routes/seo/sitemap-brokers.ts'),
  route('sitemap-imoveis.xml', 'routes/seo/sitemap-properties.ts'),
  route('*', 'routes/institucional/not-found.tsx'),
] satisfies RouteConfig;
