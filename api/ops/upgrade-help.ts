export const upgradeHelp = `Atualizar o site (npm run upgrade -- COMANDO)

  check                de que versão o banco é e para qual este programa o leva, as migrações, se é preciso parar o site,
                       o espaço livre e a idade da última cópia; nada muda, e o site pode estar em execução
  apply                aplica as migrações que pedem o site parado; as outras se aplicam quando o site inicia

Uma atualização que pede o site parado é recusada antes da primeira migração, também pelo próprio site ao iniciar.
Códigos de saída: 0 pode atualizar, ou atualizado · 1 falhou, nada foi mudado · 2 uso incorreto · 4 recusado: o texto diz o que falta
`;
