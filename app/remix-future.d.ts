import '@remix-run/node';

/** Loaders keep their types under single fetch (remix.config.js). */
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}
