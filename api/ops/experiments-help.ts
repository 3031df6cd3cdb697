import { leastExposures } from '@domain/experiments/experiment-result';
import { formatNumber } from '@domain/kernel/money';

export const experimentsHelp = `As versões em teste do site (npm run experiments)

  report               se faltar; quantas pessoas viram cada versão, quantas fizeram o que ela quer, e o que se pode dizer
      --since DIA      a partir de que dia, como 2026-12-31; se faltar: do primeiro contado

Contado é quem permite preferências e estatísticas; quem não permite vê o site como é. As conversões são pessoas (e-mails
diferentes) cujos contatos trazem a versão que viram; contatos apagados não contam mais.
Não há resultado se as partes de cada versão não são as sorteadas (χ², p < 0,001), nem antes de ${formatNumber(leastExposures)} exposições em cada uma.
Onde: DATABASE_URL (PostgreSQL), senão o banco embutido em DATA_DIR (também com o servidor em execução).
Códigos de saída: 0 pronto · 1 falhou · 2 uso incorreto · 3 as partes de um teste não são as sorteadas
`;
