import { website } from '../../vite.config';

export default website('bench/render/server.tsx', 'data/bench/build');
