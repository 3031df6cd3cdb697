import '@remix-run/node';

/** Types of loaders under single fetch (remix.config.js). */
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}
