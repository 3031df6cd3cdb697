/*
 * Which rooms (files and folders) each story walks, and which the tests that ask for whole pages: where something changed
 * in a room, `npm test -- --changed` runs what names it. What every page has (components/ui, the styles) is in the smoke
 * test's room alone; `npm test` runs everything. scripts/workshop/related.test.ts holds the names against the files.
 */
const search = ['app/routes/imoveis', 'app/features/listing', 'domain/search'];
const property = ['app/routes/imovel', 'app/features/map', 'app/features/views'];
const sharedFolder = [
  ...['app/features/shared-folder', 'app/routes/pasta'],
  ...['app/routes/area-do-cliente/meus-favoritos', 'api/favorites/queries/folder-links.ts'],
];
const compare = ['app/domain/comparison', 'app/routes/comparar'];
const favoriteButtons = ['app/features/favorites', 'app/routes/recursos/favoritos.ts'];
const institutional = [
  'app/components/institutional',
  ...['app/routes/institucional', 'app/routes/sobre-nos', 'app/routes/para-quem-anuncia'],
];
const formPages = [
  'app/forms',
  ...['app/routes/imovel-desejado', 'app/routes/revista-curate', 'app/routes/sobre-nos/contato'],
];
const leads = ['app/features/leads', 'server/leads', 'api/leads/mautic'];
const clientArea = [
  ...['app/features/account/client-area', 'app/features/account/profile', 'app/features/account/password'],
  ...['app/routes/area-do-cliente', 'app/routes/login-home', 'app/features/saved-searches'],
];
const admin = ['app/features/admin', 'app/routes/mesa', 'api/staff'];
const contacts = [...admin, 'api/contacts'];
const signIn = [
  ...['app/features/account/sign-in', 'app/features/account/registration', 'app/features/account/recovery'],
  'app/routes/area-do-cliente',
];
const providers = ['app/features/account/providers', 'app/routes/entrar', 'app/routes/recursos/um-toque.ts'];

/** @type {Record<string, readonly string[]>} a story or a folder of tests → its rooms */
export const rooms = {
  'e2e/accessibility.spec.ts': ['e2e/support/accessibility.ts'],
  'e2e/alerts.spec.ts': ['app/routes/avisos', 'api/saved-searches/alerts/links.ts'],
  'e2e/newsletter.spec.ts': [
    ...['app/routes/newsletter', 'app/routes/revista-curate', 'app/features/marketing/newsletter'],
    'api/leads/subscriptions',
  ],
  'e2e/extensions.spec.ts': [
    'app/entry.client.tsx',
    'app/navigation',
    'app/forms/carry-over-state.browser.ts',
  ],
  'e2e/hydration.spec.ts': [
    ...['app/navigation/hydrate-on-interaction.ts', 'app/entry.server.tsx', 'app/entry.client.tsx'],
    ...['app/root.tsx', 'app/styles/base.css'],
  ],
  'e2e/announce.spec.ts': [
    ...['app/features/announce', 'app/routes/cadastre-seu-imovel', 'domain/announcement'],
    ...['server/announcements', 'app/routes/recursos/anuncio.ts'],
  ],
  'e2e/analytics.spec.ts': ['app/features/marketing/analytics', 'app/features/marketing/consent'],
  'e2e/analytics-events.spec.ts': ['app/features/marketing/analytics', ...leads],
  'e2e/analytics-sign-in.spec.ts': ['app/features/marketing/analytics', ...favoriteButtons, ...signIn],
  'e2e/announce-photos.spec.ts': [
    ...['app/routes/cadastre-seu-imovel/fotos', 'app/features/announce', 'domain/announcement/photos.ts'],
    ...['server/announcements', 'app/routes/recursos/foto-do-anuncio.ts'],
    'api/announcements/queries/announcement-photos.ts',
  ],
  'e2e/blocked-storage.spec.ts': [
    ...['app/navigation/browser-storage.browser.ts', 'app/navigation/scroll-restoration.tsx'],
    'app/features/marketing/consent',
  ],
  'e2e/broker.spec.ts': ['app/features/broker', 'app/routes/corretor'],
  'e2e/campaign.spec.ts': ['app/domain/campaign.ts', 'app/features/marketing/campaign-storage.browser.ts'],
  'e2e/card-photos.spec.ts': ['app/features/property-card'],
  'e2e/client-area.spec.ts': clientArea,
  'e2e/compare.spec.ts': compare,
  'e2e/components.spec.ts': ['app/components/ui', 'app/routes/partials'],
  'e2e/consent.spec.ts': ['app/features/marketing/consent', 'app/routes/recursos/cookies.ts'],
  'e2e/embedded-browser.spec.ts': ['app/domain/embedded-browser.ts', ...signIn],
  'e2e/exit-dialog-form.spec.ts': [...leads, 'app/routes/antes-de-sair'],
  'e2e/exit-dialog.spec.ts': [...leads, 'app/routes/antes-de-sair', 'app/routes/recursos/quem-sai.ts'],
  'e2e/experiments.spec.ts': [
    ...['app/features/marketing/experiments.server.ts', 'app/features/marketing/exposure.browser.ts'],
    ...['app/features/search-box/simple-search.tsx', 'app/routes/busca', 'domain/experiments/experiments.ts'],
  ],
  'e2e/favorites.spec.ts': favoriteButtons,
  'e2e/filter-counts.spec.ts': [
    ...['app/features/listing', 'app/routes/imoveis', 'domain/search/price-words.ts'],
    ...['api/search/queries/prices.ts', 'api/search/routes/search.ts'],
  ],
  'e2e/filter-forms.spec.ts': ['app/features/listing', 'app/routes/imoveis/filters'],
  'e2e/shared-folder.spec.ts': sharedFolder,
  'e2e/folders.spec.ts': [...favoriteButtons, 'app/routes/area-do-cliente/meus-favoritos'],
  'e2e/first-photo.spec.ts': [...search, 'app/routes/imovel', 'app/routes/home', 'app/features/layout'],
  'e2e/footer.spec.ts': [
    'app/features/layout/footer.tsx',
    'app/features/layout/footer-fragment.tsx',
    'app/features/layout/coverage.tsx',
  ],
  'e2e/form-failures.spec.ts': [...formPages, 'app/features/leads', 'app/features/marketing/newsletter'],
  'e2e/forms.spec.ts': [...formPages, 'app/features/leads', 'app/features/marketing/newsletter'],
  'e2e/header.spec.ts': ['app/features/layout', 'app/domain/menus'],
  'e2e/history.spec.ts': ['app/routes/imovel/history', 'domain/property/price-history.ts'],
  'e2e/failed-photos.spec.ts': ['app/components', 'app/styles', 'app/routes/home'],
  'e2e/home.spec.ts': ['app/routes/home'],
  'e2e/institutional.spec.ts': institutional,
  'e2e/restored-forms.spec.ts': [
    'app/features/account/session',
    'app/forms/restored-form.tsx',
    'app/routes/area-do-cliente/meu-perfil',
    'server/storage/form-store.ts',
  ],
  'e2e/large-text.spec.ts': ['app/styles', 'app/features/layout', 'app/features/listing', 'app/routes/home'],
  'e2e/restored-inputs.spec.ts': [
    'app/forms/restore-inputs.browser.ts',
    'app/forms/phone-field.tsx',
    'app/entry.server.tsx',
  ],
  'e2e/emails.spec.ts': ['api/platform/email'],
  'e2e/late-answers.spec.ts': [
    ...['app/features/listing', 'app/features/search-box', 'app/forms/keep-input-offline.browser.ts'],
    ...['app/navigation', 'app/features/admin/list'],
  ],
  'e2e/links-and-views.spec.ts': ['app/routes/imoveis', 'app/routes/recursos/visualizacao.ts'],
  'e2e/list-view.spec.ts': [...search, 'app/features/property-card'],
  'e2e/longer-list.spec.ts': ['app/features/listing', 'app/routes/imoveis/pagination.tsx'],
  'e2e/long-form.spec.ts': [
    ...['app/routes/para-quem-anuncia', 'app/features/announce', 'domain/announcement'],
    'app/routes/recursos/anuncio.ts',
  ],
  'e2e/map.spec.ts': ['app/features/map', 'app/routes/imoveis/map-pane.tsx', 'app/routes/recursos/mapa.ts'],
  'e2e/mesa.spec.ts': admin,
  'e2e/mesa-announcements.spec.ts': [...admin, 'api/announcements'],
  'e2e/mesa-brokers.spec.ts': [...admin, 'api/broker-admin'],
  'e2e/mesa-bulk.spec.ts': contacts,
  'e2e/mesa-contact-writes.spec.ts': contacts,
  'e2e/mesa-contatos.spec.ts': contacts,
  'e2e/mesa-hoje.spec.ts': [...admin, 'api/today'],
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
    'api/owners/report',
    'domain/owner-report',
  ],
  'e2e/owner-report-states.spec.ts': ['app/routes/area-do-cliente/meus-imoveis', 'api/owners/report'],
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
    'app/features/layout/layout-placeholders.ts',
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
  'e2e/sign-in-dialog.spec.ts': signIn,
  'e2e/smoke.spec.ts': ['app', 'server'],
  'e2e/snackbars.spec.ts': ['app/components/ui/snackbars.browser.ts', 'app/request/flash.server.ts'],
  'e2e/specified.spec.ts': ['app/back-end', ...leads],
  'e2e/visitor-region.spec.ts': [
    'app/features/layout',
    'app/routes/recursos/geolocalizacao.ts',
    'server/geolocation/geolocation-lookup.ts',
  ],
  'e2e/views.spec.ts': ['app/features/views', 'app/routes/imovel/gallery', 'app/routes/recursos/visita.ts'],
  'tests/announcements': [
    ...['api/announcements', 'domain/announcement'],
    ...['app/features/announce', 'server/announcements'],
  ],
  'tests/api': ['api/platform/db'],
  'tests/area-do-cliente': clientArea,
  'tests/busca': ['app/routes/busca'],
  'tests/catalogue': ['api/catalogue', 'api/feeds', 'api/ops'],
  'tests/comparar': compare,
  'tests/corretor': ['app/features/broker', 'app/routes/corretor'],
  'tests/errors': ['app/back-end', 'app/features/status-pages/error-page.tsx'],
  'tests/experiments': [
    'api/ops/experiments.ts',
    'api/analytics/queries/experiments.ts',
    'domain/experiments/experiments.ts',
  ],
  'tests/favoritos': [...favoriteButtons, ...sharedFolder],
  'tests/forms': [...formPages, ...leads],
  'tests/home': ['app/routes/home'],
  'tests/brokerage': ['api/brokerage', 'app/page-meta.ts', 'server/settings/brokerage-settings.ts'],
  'tests/imoveis': search,
  'tests/imovel': property,
  'tests/institucional': institutional,
  'tests/layout': ['app/features/layout', 'app/routes/_layouts'],
  'tests/alerts': ['api/saved-searches/alerts', 'app/routes/avisos'],
  'tests/leads': [...leads, 'api/leads'],
  'tests/legacy': ['app/domain/legacy-urls'],
  'tests/email': ['api/platform/email'],
  'tests/marketing': ['app/features/marketing', 'app/routes/recursos/cookies.ts'],
  'tests/available-links': ['app/domain/menus', 'app/back-end'],
  'tests/subscriptions': ['api/leads/subscriptions', 'app/routes/newsletter'],
  'tests/mesa': admin,
  'tests/portals': ['api/portals', 'server/http/inbound.ts', 'domain/leads'],
  'tests/contacts': ['api/contacts', 'contract/staff-contacts.ts', 'domain/leads'],
  'tests/data-requests': ['api/data-requests', 'contract/staff-data-requests.ts'],
  'tests/persons': ['api/accounts', 'api/privacy', 'domain/people/privacy.ts'],
  'tests/photos': ['api/platform/photos'],
  'tests/seo': ['app/routes/seo', 'app/domain/schema-org.ts'],
  'tests/server': ['server', 'api/analytics/queries/views.ts'],
  'tests/specified': ['app/back-end', 'app/routes/imoveis', 'app/routes/imovel'],
  'tests/session': ['app/features/account/session'],
  'tests/sign-in': [...signIn, ...providers],
  'tests/jobs': ['api/platform/jobs', 'api/platform/email'],
  'tests/staff': ['api/staff', 'domain/staff', 'contract/staff-calls.ts'],
  'tests/audit': ['api/audit', 'server/doctor/audit.ts'],
};
