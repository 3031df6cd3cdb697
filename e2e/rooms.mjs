/*
 * Which rooms (files and folders) each story walks, and which the tests that ask for whole pages: where something changed
 * in a room, `npm test -- --changed` runs what names it. What every page has (components/ui, the styles) is in the smoke
 * test's room alone; `npm test` runs everything. scripts/workshop/related.test.ts holds the names against the files.
 */
const search = ['app/routes/imoveis', 'app/features/listing', 'domain/search'];
const property = ['app/routes/imovel', 'app/features/map', 'app/features/views'];
const folderForTwo = [
  ...['app/features/folder-for-two', 'app/routes/pasta'],
  ...['app/routes/area-do-cliente/meus-favoritos', 'api/repositories/folder-links.ts'],
];
const compare = ['app/domain/comparison', 'app/routes/comparar'];
const hearts = ['app/features/favourites', 'app/routes/recursos/favoritos.ts'];
const institutional = [
  'app/components/institutional',
  ...['app/routes/institucional', 'app/routes/sobre-nos', 'app/routes/para-quem-anuncia'],
];
const formPages = [
  'app/forms',
  ...['app/routes/imovel-desejado', 'app/routes/revista-curate', 'app/routes/sobre-nos/contato'],
];
const leads = ['app/features/leads', 'server/leads', 'api/mautic'];
const clientArea = [
  ...['app/features/account/client-area', 'app/features/account/profile', 'app/features/account/password'],
  ...['app/routes/area-do-cliente', 'app/routes/login-home', 'app/features/saved-searches'],
];
const signIn = [
  ...['app/features/account/sign-in', 'app/features/account/registration', 'app/features/account/recovery'],
  'app/routes/area-do-cliente',
];
const providers = ['app/features/account/providers', 'app/routes/entrar', 'app/routes/recursos/um-toque.ts'];

/** @type {Record<string, readonly string[]>} a story or a folder of tests → its rooms */
export const rooms = {
  'e2e/accessibility.spec.ts': ['e2e/support/accessibility.ts'],
  'e2e/alerts.spec.ts': ['app/routes/avisos', 'api/alerts/links.ts'],
  'e2e/newsletter.spec.ts': [
    ...['app/routes/newsletter', 'app/routes/revista-curate', 'app/features/marketing/newsletter'],
    'api/subscriptions',
  ],
  'e2e/asleep.spec.ts': [
    ...['app/navigation/wake-on-use.ts', 'app/entry.server.tsx', 'app/entry.client.tsx'],
    ...['app/root.tsx', 'app/styles/base.css'],
  ],
  'e2e/announce.spec.ts': [
    ...['app/features/announce', 'app/routes/cadastre-seu-imovel', 'domain/announcement'],
    ...['server/announcements', 'app/routes/recursos/anuncio.ts'],
  ],
  'e2e/analytics.spec.ts': ['app/features/marketing/analytics', 'app/features/marketing/consent'],
  'e2e/analytics-events.spec.ts': ['app/features/marketing/analytics', ...leads],
  'e2e/announce-photos.spec.ts': [
    ...['app/routes/cadastre-seu-imovel/fotos', 'app/features/announce', 'domain/announcement/photos.ts'],
    ...['server/announcements', 'app/routes/recursos/foto-do-anuncio.ts'],
    'api/repositories/announcement-photos.ts',
  ],
  'e2e/broker.spec.ts': ['app/features/broker', 'app/routes/corretor'],
  'e2e/campaign.spec.ts': ['app/domain/campaign.ts', 'app/features/marketing/kept-for-visit.browser.ts'],
  'e2e/card-photos.spec.ts': ['app/features/property-card'],
  'e2e/client-area.spec.ts': clientArea,
  'e2e/compare.spec.ts': compare,
  'e2e/components.spec.ts': ['app/components/ui', 'app/routes/partials'],
  'e2e/consent.spec.ts': ['app/features/marketing/consent', 'app/routes/recursos/cookies.ts'],
  'e2e/exit-window-form.spec.ts': [...leads, 'app/routes/antes-de-sair'],
  'e2e/exit-window.spec.ts': [...leads, 'app/routes/antes-de-sair', 'app/routes/recursos/quem-sai.ts'],
  'e2e/experiments.spec.ts': [
    ...['app/features/marketing/experiments.server.ts', 'app/features/marketing/exposure.browser.ts'],
    ...['app/features/search-box/simple-search.tsx', 'app/routes/busca', 'domain/experiments.ts'],
  ],
  'e2e/favorites.spec.ts': hearts,
  'e2e/filter-counts.spec.ts': [
    ...['app/features/listing', 'app/routes/imoveis', 'domain/search/price-words.ts'],
    ...['api/repositories/prices.ts', 'api/routes/search.ts'],
  ],
  'e2e/filter-forms.spec.ts': ['app/features/listing', 'app/routes/imoveis/filters'],
  'e2e/folder-for-two.spec.ts': folderForTwo,
  'e2e/folders.spec.ts': [...hearts, 'app/routes/area-do-cliente/meus-favoritos'],
  'e2e/first-photo.spec.ts': [...search, 'app/routes/imovel', 'app/routes/home', 'app/features/frame'],
  'e2e/footer.spec.ts': [
    'app/features/frame/footer.tsx',
    'app/features/frame/footer-part.tsx',
    'app/features/frame/coverage.tsx',
  ],
  'e2e/forms.spec.ts': [...formPages, 'app/features/leads', 'app/features/marketing/newsletter'],
  'e2e/header.spec.ts': ['app/features/frame', 'app/domain/menus'],
  'e2e/history.spec.ts': ['app/routes/imovel/history', 'domain/price-history.ts'],
  'e2e/home.spec.ts': ['app/routes/home'],
  'e2e/institutional.spec.ts': institutional,
  'e2e/kept-forms.spec.ts': [
    'app/features/account/session',
    'app/forms/kept-form.tsx',
    'app/routes/area-do-cliente/meu-perfil',
    'server/form-shelf.ts',
  ],
  'e2e/large-letters.spec.ts': [
    'app/styles',
    'app/features/frame',
    'app/features/listing',
    'app/routes/home',
  ],
  'e2e/left-as-it-was.spec.ts': [
    'app/forms/kept-typing.browser.ts',
    'app/forms/phone-field.tsx',
    'app/entry.server.tsx',
  ],
  'e2e/letters.spec.ts': ['api/mail'],
  'e2e/links-and-views.spec.ts': ['app/routes/imoveis', 'app/routes/recursos/visualizacao.ts'],
  'e2e/list-view.spec.ts': [...search, 'app/features/property-card'],
  'e2e/longer-list.spec.ts': ['app/features/listing', 'app/routes/imoveis/pagination.tsx'],
  'e2e/long-form.spec.ts': [
    ...['app/routes/para-quem-anuncia', 'app/features/announce', 'domain/announcement'],
    'app/routes/recursos/anuncio.ts',
  ],
  'e2e/map.spec.ts': ['app/features/map', 'app/routes/imoveis/map-pane.tsx', 'app/routes/recursos/mapa.ts'],
  'e2e/navigation.spec.ts': ['app/navigation', 'app/root.tsx'],
  'e2e/nothing-found.spec.ts': ['app/routes/imoveis/empty-state.tsx', 'app/routes/imoveis/queries.server.ts'],
  'e2e/old-addresses.spec.ts': ['app/domain/legacy-urls'],
  'e2e/own-announcements.spec.ts': [
    'app/routes/area-do-cliente/meus-imoveis',
    'app/features/announce',
    'api/announcements',
    'domain/announcement',
  ],
  'e2e/owner-report.spec.ts': [
    'app/routes/area-do-cliente/meus-imoveis',
    'app/features/charts',
    'api/owner-report',
    'domain/owner-report',
  ],
  'e2e/owner-report-states.spec.ts': ['app/routes/area-do-cliente/meus-imoveis', 'api/owner-report'],
  'e2e/phone-journey.spec.ts': [...search, ...property, 'app/features/search-box', 'app/features/leads'],
  'e2e/price-panel.spec.ts': ['app/routes/imoveis/filters'],
  'e2e/property-contact.spec.ts': [...leads, 'app/routes/imovel/contact', 'app/routes/imovel-indisponivel'],
  'e2e/property-dossier.spec.ts': ['app/routes/imovel/dossier', 'app/domain/financing'],
  'e2e/property-gallery.spec.ts': ['app/routes/imovel/gallery'],
  'e2e/property-place.spec.ts': ['app/features/map', 'app/routes/imovel/share'],
  'e2e/property.spec.ts': property,
  'e2e/providers.spec.ts': providers,
  'e2e/purchase-profile.spec.ts': [
    'app/routes/area-do-cliente/meu-perfil-de-compra',
    'app/features/leads',
    'app/features/search-box',
    'app/features/frame/page-marks.ts',
  ],
  'e2e/saved-searches.spec.ts': [
    'app/features/saved-searches',
    'app/routes/area-do-cliente/minhas-pesquisas-salvas',
    'app/routes/imoveis/save-search.tsx',
    'app/routes/recursos/pesquisas.ts',
  ],
  'e2e/search-box.spec.ts': ['app/features/search-box', 'app/routes/busca'],
  'e2e/search-news.spec.ts': [
    'app/features/account/changes',
    'app/features/saved-searches',
    'app/routes/area-do-cliente/minhas-pesquisas-salvas',
    'app/routes/login-home',
  ],
  'e2e/search-story.spec.ts': search,
  'e2e/session.spec.ts': ['app/features/account/session'],
  'e2e/sign-in.spec.ts': signIn,
  'e2e/sign-in-arrival.spec.ts': ['app/features/account/sign-in'],
  'e2e/sign-in-window.spec.ts': signIn,
  'e2e/smoke.spec.ts': ['app', 'server'],
  'e2e/snackbars.spec.ts': ['app/components/ui/snackbars.browser.ts', 'app/request/flash.server.ts'],
  'e2e/specified.spec.ts': ['app/back-end', ...leads],
  'e2e/visitor-region.spec.ts': [
    'app/features/frame',
    'app/routes/recursos/geolocalizacao.ts',
    'server/geolocation-lookup.ts',
  ],
  'e2e/views.spec.ts': ['app/features/views', 'app/routes/imovel/gallery', 'app/routes/recursos/visita.ts'],
  'tests/announcements': [
    ...['api/announcements', 'domain/announcement'],
    ...['app/features/announce', 'server/announcements'],
  ],
  'tests/api': ['api/db'],
  'tests/area-do-cliente': clientArea,
  'tests/busca': ['app/routes/busca'],
  'tests/catalogue': ['api/cli'],
  'tests/comparar': compare,
  'tests/corretor': ['app/features/broker', 'app/routes/corretor'],
  'tests/errors': ['app/back-end', 'app/features/frame/error-page.tsx'],
  'tests/experiments': ['api/cli/experiments.ts', 'api/repositories/experiments.ts', 'domain/experiments.ts'],
  'tests/favoritos': [...hearts, ...folderForTwo],
  'tests/forms': [...formPages, ...leads],
  'tests/home': ['app/routes/home'],
  'tests/house': ['api/house', 'app/page-meta.ts', 'server/house-keeper.ts'],
  'tests/imoveis': search,
  'tests/imovel': property,
  'tests/institucional': institutional,
  'tests/layout': ['app/features/frame', 'app/routes/_layouts'],
  'tests/alerts': ['api/alerts', 'app/routes/avisos'],
  'tests/leads': [...leads, 'api/leads'],
  'tests/legacy': ['app/domain/legacy-urls'],
  'tests/mail': ['api/mail'],
  'tests/marketing': ['app/features/marketing', 'app/routes/recursos/cookies.ts'],
  'tests/offered': ['app/domain/menus', 'app/back-end'],
  'tests/subscriptions': ['api/subscriptions', 'app/routes/newsletter'],
  'tests/persons': ['api/accounts', 'domain/privacy.ts'],
  'tests/photos': ['api/photos'],
  'tests/seo': ['app/routes/seo', 'app/domain/schema-org.ts'],
  'tests/server': ['server', 'api/repositories/views.ts'],
  'tests/specified': ['app/back-end', 'app/routes/imoveis', 'app/routes/imovel'],
  'tests/session': ['app/features/account/session'],
  'tests/sign-in': [...signIn, ...providers],
  'tests/work': ['api/work', 'api/mail'],
};
