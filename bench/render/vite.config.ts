import { website } from '../../vite.config';

/** The website's own production build with the benchmark's server as its entry, beside the real one. */
export default website('bench/render/server.tsx', 'data/bench/build');
