const status = `const { readFileSync, writeFileSync } = require('node:fs');
const told = readFileSync('/proc/self/status', 'utf8').match(/^(Uid|CapEff|CapBnd|NoNewPrivs):.*$/gm).join(' ');
for (const file of ['/site/x', '/x', '/etc/x'])
  try { writeFileSync(file, ''); console.log('wrote ' + file); process.exit(1); } catch ({ code }) { console.log(code); }
writeFileSync('/tmp/x', '');
console.log(told.replace(/\\s+/g, ' '));`;

/** @type {[code: number, args: any, said: RegExp, settings?: Record<string, string>][]} documented commands */
export const commands = [
  [
    0,
    {
      program: ['node', '-e', status],
      about: 'read-only root, uid 1000, no capabilities, no new privileges',
    },
    /^(EROFS\n){3}Uid: 1000 1000 1000 1000 CapEff: 0{16} CapBnd: 0{16} NoNewPrivs: 1\n$/,
  ],
  [0, ['catalogue', 'import', '/data/feed.xml', '--source', 'imagem'], /1/],
  [0, ['catalogue', 'sources'], /imagem/],
  [0, ['catalogue', 'work'], /fotos/],
  [
    0,
    ['catalogue', 'export', '--out', '/data/vrsync.xml', '--source', 'imagem', '--email', 'a@b.com.br'],
    /exportados/,
  ],
  [0, ['leads', 'list'], /recebidos/],
  [0, ['experiments'], /search-simplified/],
  [0, ['staff', 'invite', 'ana@casa.com.br', '--role', 'direcao'], /convite/],
  [0, ['staff', 'list'], /convidada/],
  [0, ['newsletter', 'export', '--csv'], /link de saída/],
  [0, ['backup', 'to', '/data/copia.tar.gz'], /copia\.tar\.gz/],
  [0, ['backup', 'restore', '/data/copia.tar.gz'], /A cópia de/, { DATA_DIR: '/tmp/data' }],
  [1, ['backup', 'restore', '/data/copia.tar.gz'], /em uso/],
  [1, ['move', '--to', 'postgres://nobody@127.0.0.1:1/x'], /em uso/],
  [0, ['upgrade', 'check'], /nada a migrar/],
  [0, ['doctor'], /Registro da equipe: \d+ atos? selado/],
  [2, ['doctor', '--help'], /--api/],
  [2, ['fly'], /Uso: start \| api/],
];
