import { redirect } from '@remix-run/node';

/** Until the home page stands, the front door opens on the listing. */
export const loader = () => redirect('/imoveis', 302);
