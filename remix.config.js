/**
 * Options of the Remix plugin (vite.config.ts). The future flags ease a later move to Remix's successor
 * (docs/decisions/0001-remix-2.md). Lazy route discovery is off: it would publish `/__manifest`.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
};
