import { postgresForTests } from './scripts/workshop/postgres.mjs';
import { spawnSync } from 'node:child_process';
const p = await postgresForTests();
const t=Date.now();
const r = spawnSync('node',['node_modules/vitest/vitest.mjs','run','--project','integration',...process.argv.slice(2)],{stdio:'inherit',env:{...process.env,TEST_DATABASE_URL:p.url}});
console.log('WALL',(Date.now()-t)/1000,'exit',r.status);
await p.close();
