export const redirectsHelp = `Os redirecionamentos da casa (npm run redirects)

  show                 se faltar; os que valem agora, como linhas de redirects.txt, com '# da Mesa' no que o arquivo não tem

O arquivo redirects.txt (REDIRECTS_FILE) é lido pelo site quando muda; a Mesa os muda em Vitrine, Redirecionamentos.
Onde: DATABASE_URL (PostgreSQL), senão o banco embutido em DATA_DIR (também com o servidor em execução).
Códigos de saída: 0 pronto · 1 falhou · 2 uso incorreto
`;
