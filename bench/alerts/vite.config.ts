import { website } from '../../vite.config';

export default website('bench/alerts/server.ts', 'data/bench/alerts');
