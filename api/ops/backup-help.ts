export const backupHelp = `Cópias de segurança do banco embutido (npm run backup -- COMANDO)

  to ARQUIVO           grava uma cópia (tar.gz, só do seu dono), também com o site em execução: o banco de dados,
                       as fotos originais, os contatos a caminho (outbox) e o segredo das sessões
  restore ARQUIVO      faz DATA_DIR da cópia, com o site parado, e apaga outra vez o que as pessoas pediram desde então
      --replace        põe de lado o que há em DATA_DIR
  test ARQUIVO         restaura a cópia à parte, confere linhas e fotos, e a apaga: também com o site em execução.
                       Uma cópia só vale depois de testada: Sistema, em /mesa, avisa quando o teste tem mais de 7 dias
  test postgres://…    com DATABASE_URL: lê inteiro o banco em que pg_restore pôs a cópia, e nada muda nele
  made                 anota que há uma cópia de agora, feita por outros meios (pg_dump): os avisos de cópia antiga contam
                       daí
  delete-again         só apaga outra vez: depois de restaurar um PostgreSQL por outros meios

O PostgreSQL se copia com o que é dele (pg_dump). Com PHOTOS_STORE as fotos ficam no armazenamento, e fora da cópia.
Códigos de saída: 0 pronto · 1 falhou, ou a cópia não serve; nada foi mudado · 2 uso incorreto, ou o banco não é o embutido · 4 recusado: já há um banco
`;
