/**
 * In ms, for site and back end. Proxies use a connection again for up to 60 s (nginx, AWS): if it ended here first, a
 * request on its way would be lost. Headers get longer, so that they never end an idle connection.
 */
export const connectionTimeouts = { keepAliveTimeout: 75_000, headersTimeout: 80_000 };
