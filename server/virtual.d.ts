/** The website as Remix's Vite plugin builds it. */
declare module 'virtual:remix/server-build';
