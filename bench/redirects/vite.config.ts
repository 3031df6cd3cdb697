import { website } from '../../vite.config';

export default website('bench/redirects/server.ts', 'data/bench/redirects');
