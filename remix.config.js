/**
 * The options of the Remix plugin; vite.config.ts imports them.
 * The future flags are on so that a later move to Remix's successor is mechanical (docs/decisions/0001-remix-2.md);
 * lazy route discovery stays off: it would open `/__manifest` to the world.
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
