import { website } from '../../vite.config';

/** The website's own production build with this part's server as its entry, beside the real one. */
export default website('bench/alerts/server.ts', 'data/bench/alerts');
