import { retention } from '@domain/people/privacy';

export const newsletterHelp = `Quem confirmou que quer receber a newsletter ou a revista (npm run newsletter -- COMANDO)

  export --csv           os endereços confirmados numa planilha, cada um com o link por onde a pessoa sai
      --only LISTA       só de uma: newsletter ou revista
      --out ARQUIVO      se faltar: a saída padrão

O site envia só a carta de confirmação; a newsletter e a revista saem da sua ferramenta. Ponha o link de saída de cada
pessoa na carta dela, e nos cabeçalhos List-Unsubscribe: <LINK> e List-Unsubscribe-Post: List-Unsubscribe=One-Click.
Quem sai ou é apagado, o webhook (subscription.left, subscription.erased) e os e-mails de LEADS_TO ficam sabendo.
Sem confirmação em ${retention.unconfirmedSubscriptionDays} dias, o pedido é apagado.
Onde: DATABASE_URL (PostgreSQL), senão o banco embutido em DATA_DIR (também com o servidor em execução).
Códigos de saída: 0 pronto · 1 falhou · 2 uso incorreto
`;
