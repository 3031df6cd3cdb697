/** Which way to a page the tests go: the one that ships, or with `SHORT_WAY=off` (lane `remix`) Remix's own. */
export const rendererSettings = { SHORT_WAY: process.env.SHORT_WAY };
