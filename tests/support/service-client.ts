/** What the site is known by to the identity service of tests and stories. */
export const serviceClient = { id: 'site', secret: 'um-segredo-entre-o-site-e-o-servico' };
