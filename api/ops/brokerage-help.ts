export const brokerageHelp = `A casa: nome, cores, endereços, consultores, quem responde (npm run house -- COMANDO)

  apply house.yaml     faz da casa o que o arquivo diz, e só isso; mostra o que muda
      --dry-run        só mostra
      --force          também o que desfaz uma mudança da Mesa, que nenhum arquivo tem
  show                 o que vale agora, com o que mudou na Mesa
  remove               retira a casa: tudo volta a ser como era sem ela (também com --force)
  draft FEED           um rascunho de brokers com as pessoas que o feed nomeia; não publica ninguém
      --out ARQUIVO    se faltar: a saída padrão

Um exemplo com comentários: docs/house.yaml. O site em execução mostra a mudança em menos de um minuto.
Onde: DATABASE_URL (PostgreSQL), senão o banco embutido em DATA_DIR (também com o servidor em execução).
Códigos de saída: 0 pronto, ou nada mudou · 1 o arquivo tem erros (nada muda) · 2 uso incorreto · 4 recusado
`;
