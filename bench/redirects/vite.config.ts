import { website } from '../../vite.config';

/** The website's own production build with this part's server as its entry. */
export default website('bench/redirects/server.ts', 'data/bench/redirects');
