export const leadsHelp = `Os contatos que chegam pelo site (npm run leads -- COMANDO)

  list                 os contatos dos últimos 30 dias e a quem foram entregues
      --days N         de quantos dias
  show PROTOCOLO       um contato inteiro, com a história de cada entrega
  retry [PROTOCOLO …]  entrega outra vez a quem recusou e já a quem aguarda; sem protocolo, todos os que precisam
      --untold         também os que chegaram quando não havia a quem entregar
  release PROTOCOLO    solta um que estava à parte, como suspeito: a quem ele é agora entregue
  export --csv         todos os contatos numa planilha
      --out ARQUIVO    se faltar: a saída padrão
  erase EMAIL          apaga os contatos de uma pessoa e diz onde mais ela é conhecida
  balance              recebidos = entregues + recusados + aguardando

A quem: LEADS_TO (e-mails), o consultor que o contato nomeia, LEADS_WEBHOOK_URL.
Onde: DATABASE_URL (PostgreSQL), senão o banco embutido em DATA_DIR (também com o servidor em execução).
Códigos de saída: 0 pronto · 1 falhou, ou a conta não fecha (balance) · 2 uso incorreto · 3 há recusados (balance, list)
`;
