/*
 * Which rooms (files and folders) each story walks, and which the tests that ask for whole pages: where something changed
 * in a room, `npm test -- --changed` runs what names it. What every page has (components/ui, the styles) stands at the
 * smoke test alone; `npm test` runs everything. scripts/workshop/related.test.ts holds the names against the files.
 */
const search = ['app/routes/imoveis', 'app/domain/search'];
const searchBox = ['app/browser/search-box', 'app/components/search/search-box.tsx', 'app/routes/busca'];
const map = ['app/components/search/map-view.client.tsx', 'app/components/search/map-markers.tsx'];
const card = ['app/components/property'];
const property = ['app/routes/imovel'];
const hearts = ['app/browser/hearts.ts', 'app/routes/recursos/favoritos.ts'];
const frame = ['app/components/layout', 'app/routes/_layouts'];
const forms = ['app/components/forms', 'app/domain/forms'];
const leads = [...forms, 'app/services/leads.server.ts', 'server/leads'];
const session = ['app/services/visitor-session.server.ts', 'app/services/guard.server.ts'];
const signIn = ['app/components/sign-in', 'app/domain/sign-in', 'app/services/sign-in.server.ts', ...session];
const providers = ['app/services/identity', 'app/routes/entrar'];
const clientArea = ['app/routes/area-do-cliente', 'app/routes/login-home', 'app/components/client-area'];
const institutional = ['app/routes/institucional', 'app/routes/sobre-nos', 'app/routes/para-quem-anuncia'];
const formPages = ['app/routes/imovel-desejado', 'app/routes/revista-curate', 'app/routes/sobre-nos/contato'];

/** @type {Record<string, readonly string[]>} a story or a folder of tests → its rooms */
export const rooms = {
  'e2e/accessibility.spec.ts': ['e2e/support/accessibility.ts'],
  'e2e/broker.spec.ts': ['app/routes/corretor'],
  'e2e/card-photos.spec.ts': [...card, 'app/browser/card-photos.ts'],
  'e2e/client-area.spec.ts': clientArea,
  'e2e/components.spec.ts': ['app/routes/partials', 'app/components/ui'],
  'e2e/consent.spec.ts': ['app/components/consent', 'app/routes/recursos/cookies.ts'],
  'e2e/favorites.spec.ts': [...hearts, 'app/routes/area-do-cliente/meus-favoritos'],
  'e2e/filter-forms.spec.ts': ['app/routes/imoveis/filters', 'app/domain/search'],
  'e2e/footer.spec.ts': ['app/components/layout/footer.tsx', 'app/components/layout/parts'],
  'e2e/forms.spec.ts': [...forms, ...formPages],
  'e2e/header.spec.ts': [...frame, 'app/domain/menus'],
  'e2e/home.spec.ts': ['app/routes/home'],
  'e2e/institutional.spec.ts': institutional,
  'e2e/links-and-views.spec.ts': ['app/routes/imoveis', 'app/routes/recursos/visualizacao.ts'],
  'e2e/longer-list.spec.ts': ['app/routes/imoveis', 'app/browser/more-cards.ts'],
  'e2e/map.spec.ts': [...map, 'app/routes/imoveis/map-pane.tsx', 'app/routes/recursos/mapa.ts'],
  'e2e/navigation.spec.ts': ['app/browser/navigation.ts', 'app/browser/prefetch.tsx', 'app/root.tsx'],
  'e2e/nothing-found.spec.ts': ['app/routes/imoveis/empty-state.tsx', 'app/routes/imoveis/queries.ts'],
  'e2e/old-addresses.spec.ts': ['app/domain/legacy-urls'],
  'e2e/price-panel.spec.ts': ['app/routes/imoveis/filters'],
  'e2e/property-contact.spec.ts': ['app/routes/imovel/contact', 'app/routes/imovel-indisponivel', ...leads],
  'e2e/property-dossier.spec.ts': ['app/routes/imovel/dossier', 'app/domain/financing'],
  'e2e/property-gallery.spec.ts': ['app/routes/imovel/gallery', 'app/routes/imovel/share'],
  'e2e/property.spec.ts': property,
  'e2e/providers.spec.ts': providers,
  'e2e/search-box.spec.ts': searchBox,
  'e2e/search-story.spec.ts': search,
  'e2e/session.spec.ts': session,
  'e2e/sign-in.spec.ts': signIn,
  'e2e/smoke.spec.ts': ['app', 'server'],
  'e2e/snackbars.spec.ts': ['app/browser/snackbars.ts', 'app/services/flash.server.ts'],
  'tests/api': ['api/db'],
  'tests/area-do-cliente': clientArea,
  'tests/busca': ['app/routes/busca'],
  'tests/catalogue': ['api/cli'],
  'tests/corretor': ['app/routes/corretor'],
  'tests/demo': ['api/demo'],
  'tests/favoritos': hearts,
  'tests/forms': [...leads, ...formPages],
  'tests/home': ['app/routes/home'],
  'tests/imoveis': search,
  'tests/imovel': property,
  'tests/institucional': institutional,
  'tests/layout': frame,
  'tests/leads': ['server/leads', 'app/services/leads.server.ts'],
  'tests/legacy': ['app/domain/legacy-urls'],
  'tests/mail': ['api/mail'],
  'tests/photos': ['api/photos'],
  'tests/server': ['server'],
  'tests/session': session,
  'tests/sign-in': [...signIn, ...providers, 'app/routes/area-do-cliente'],
};
