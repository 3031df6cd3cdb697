export const staffHelp = `Quem entra na Mesa, as páginas da equipe (npm run staff -- COMANDO)

  list                             a equipe e os convites
  invite EMAIL --role PAPEL        manda um convite por e-mail: serve uma vez, 48 horas
  role EMAIL PAPEL                 muda o papel de alguém, e encerra as sessões dela
  remove EMAIL                     tira alguém da equipe, na hora
  demo                             uma Mesa de demonstração nesta máquina: 60 contatos, 3 anúncios, 2 pessoas

PAPEL: direcao, operacao, atendimento, vitrine ou corretor. A primeira pessoa precisa ser da Direção; as outras ela convida na Mesa.
Quem perdeu o celular e os códigos, ou esqueceu a senha, é convidado outra vez: escolhe outra senha e outro segundo fator.
A última pessoa da Direção não sai nem muda de papel.
Onde: DATABASE_URL (PostgreSQL), senão o banco embutido em DATA_DIR (também com o servidor em execução).
Códigos de saída: 0 pronto · 1 falhou · 2 uso incorreto · 4 recusado
`;
