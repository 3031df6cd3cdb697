export const help = `Os comandos do catálogo (npm run catalogue -- COMANDO)

  import ARQUIVO|URL|NOME   lê um feed (VRSync, Carga/Imoveis do ZAP, Kenlo/InGaia, Chaves na Mão ou OpenNavent; XML, com gzip ou não) e o aplica
      NOME             um dos nomes de FEEDS: o endereço, quem o pede e a fonte são os das configurações
      --source NOME    a fonte a que pertence; se faltar: o Provider do feed
      --dry-run        só mostra o que mudaria
      --accept REF     confirma o valor de um imóvel retido, até que mude (pode ser repetida)
      --force          desativa até mais de um terço dos imóveis da fonte
      --no-photos      guarda os endereços das fotos e não baixa nenhuma
      --places ARQUIVO a tabela CSV de lugares, para feeds que só trazem o código: os códigos novos entram nela, e o que se escreve em cidade, estado e bairro vale na próxima leitura
      --json ARQUIVO   grava o relatório completo em JSON ('-': na saída padrão)

  export               escreve os imóveis ativos para os portais, com um relatório do que recusariam
      --format NOME    vrsync (ZAP, VivaReal, OLX; se faltar), chaves-na-mao ou imovelweb
      --out ARQUIVO    se faltar: a saída padrão
      --source NOME    só esta fonte (pode ser repetida)
      --site-url URL   o endereço do site: inclui links para as páginas e usa as fotos que não têm endereço próprio
      --name, --email, --phone   o contato que os portais pedem
      --premium        marca os imóveis em destaque (ocupam vagas do plano)
      --plans          inclui as plantas medidas (MeasuredPlan), para outro site como este; os portais não as conhecem
      --json ARQUIVO   grava o relatório em JSON
      VRSync e Chaves na Mão recebem o endereço inteiro e o que dele mostrar; Imovelweb, só o que pode mostrar; nenhum, o complemento.

  remove FONTE         retira uma fonte do catálogo ('remove demo' para o catálogo de demonstração)
  sources              mostra as fontes
  runs                 mostra as últimas leituras de feeds: quando, como terminaram, quanto mudou e por quê
  photos               baixa as fotos que aguardam, com progresso (um servidor em execução faz isso sozinho)
  work                 mostra o que aguarda (e-mails, entregas, fotos, limpezas), o que está em mãos e o que foi recusado
  set REFERÊNCIA CAMPO VALOR   um campo passa a ser da casa: nenhuma leitura do feed o muda
      price, rent      o preço, ou 'consulta' (price é o aluguel de quem só aluga)
      title, description, note   os textos; note é a nota do corretor na página
      hide [MOTIVO]    tira do ar: proprietario, vendido, alugado ou revisao
      sold             o mesmo que 'hide vendido'
      broker           o corretor, pelo código da página dele
      area, bedrooms, suites, bathrooms, parking   números
      exclusivity, news, opportunity, highlight, exchange   sim ou nao
      --until DIA      até este dia, inclusive (2026-12-31); depois o campo volta ao feed
      --reason TEXTO   por quê, para quem lê a lista e o registro de atos
      --source NOME    a fonte, se a referência é de mais de uma
  unset REFERÊNCIA CAMPO   devolve o campo ao feed
  overrides [REFERÊNCIA]   os campos da casa, com o valor do feed de cada um
  owners ARQUIVO.csv   diz de quem são os imóveis de uma fonte: reference (ou id), email, only_you_until; a verdade inteira dela
      --source NOME    a fonte
      --dry-run        só mostra o que mudaria
      --force          desfaz até mais de um terço dos vínculos
      --no-letters     não convida por carta quem ainda não tem conta (um convite, e mais um depois de 30 dias)
  demo-owner E-MAIL   dá a este e-mail quatro imóveis do catálogo de demonstração, com dois anos de história inventada: um relatório cheio; repetido, traz os dias que faltam
  invitations stop E-MAIL   não convida mais este proprietário, que pediu
  portals ARQUIVO.csv --source NOME   grava o que os portais contaram: reference, portal, day, views, contacts; um dia enviado de novo substitui o de antes
  staff list, staff add E-MAIL, staff remove E-MAIL   quem trabalha na casa: o que vê e procura não conta nos relatórios
  announcements list       os imóveis que proprietários anunciam, o mais novo primeiro
  announcements show REFERÊNCIA     um anúncio inteiro, com a história
  announcements release REFERÊNCIA  solta um que estava à parte, como suspeito: a casa e o proprietário são avisados
  announcements move REFERÊNCIA analise|visita   diz ao proprietário, por carta, que está em análise ou que falta a visita de fotos
  announcements accept REFERÊNCIA   faz dele um imóvel da casa (fonte 'anuncios'), do proprietário e ainda escondido
      --country PT     o país, onde o nome dele não é conhecido
  announcements publish REFERÊNCIA  põe o imóvel no ar
  announcements decline REFERÊNCIA --reason MOTIVO   recusa, ou tira do ar; o proprietário lê o motivo
  announcements export     todos numa planilha CSV
      --out ARQUIVO    se faltar: a saída padrão
  alerts list          mostra mudanças grandes demais cujas cartas de avisos esperam a sua palavra
  alerts release NÚMERO, alerts discard NÚMERO   avisa quem salvou pesquisas, ou não avisa ninguém

Onde: DATABASE_URL (PostgreSQL), senão o banco embutido em DATA_DIR (também com o servidor em execução).
Códigos de saída: 0 pronto · 1 falhou · 2 uso incorreto, ou feed de formato não lido · 3 pronto, mas há imóveis em quarentena ou retidos (import) ou de fora (export)
                  4 recusado, nada foi mudado
`;
