import type { LoaderFunctionArgs } from '@remix-run/node';

/** What a page of fixed texts needs from the server: the site's own origin, for its canonical address. */
export const siteLoader = ({ context }: LoaderFunctionArgs) => ({ siteUrl: context.siteUrl });
