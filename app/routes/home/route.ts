import { redirect } from '@remix-run/node';
import { links } from '~/links';

/** Until the home page stands, the front door opens on the listing. */
export const loader = () => redirect(links.allProperties(), 302);
