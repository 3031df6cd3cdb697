import { formatPercent } from '~/domain/percent';

/** Not missing if the operator's brokerage (`npm run house`) has an office. */
export const noOffices =
  'OFFICE_SAO_PAULO e OFFICE_RIO_DE_JANEIRO, ou um house.yaml: os endereços e registros (CRECI) da casa; sem eles o rodapé não tem nenhum, ou os inventados da demonstração';

/** Settings that a public site still needs, for the output at startup. @param trialRate percent a year */
export function missingForProduction(
  source: Record<string, string | undefined>,
  trialRate: number,
): string[] {
  const needs: [boolean, string][] = [
    [!source.SITE_URL?.startsWith('https://'), 'SITE_URL: o endereço público do site, com https'],
    [
      !source.API_BASE_URL && !source.DATABASE_URL && source.EMBEDDED_DATABASE !== 'on',
      'DATABASE_URL: um PostgreSQL; o banco embutido resiste a uma queda do processo, mas não da energia (EMBEDDED_DATABASE=on, se basta)',
    ],
    [
      !source.API_BASE_URL && !source.SMTP_URL,
      `SMTP_URL e MAIL_FROM: o servidor e o remetente dos e-mails; sem eles os e-mails ${fateOfEmails(source)} e ninguém valida a conta nem recupera a senha`,
    ],
    [
      !source.API_BASE_URL && !!source.SMTP_URL && !source.MAIL_FROM,
      'MAIL_FROM: o remetente dos e-mails, que o seu servidor aceite; sem ele escreve-se de nao-responda@ no endereço do site',
    ],
    [
      !source.API_BASE_URL && !source.LEADS_TO && !source.LEADS_WEBHOOK_URL && !source.MAUTIC_URL,
      'LEADS_TO, LEADS_WEBHOOK_URL ou MAUTIC_URL: a quem os contatos são entregues; sem isso só fica sabendo deles quem um house.yaml nomeia para o seu tipo (npm run leads -- list os mostra)',
    ],
    [!source.OFFICE_SAO_PAULO && !source.OFFICE_RIO_DE_JANEIRO, noOffices],
    [
      !source.FINANCING_RATE,
      `FINANCING_RATE: os juros ao ano das estimativas de financiamento; sem eles contam-se ${formatPercent(trialRate)}`,
    ],
    [
      !source.TRUST_PROXY,
      'TRUST_PROXY: quantos proxies seus estão à frente do site, ou seus endereços (0: nenhum); sem isso todos os visitantes parecem vir de um só, e dividem os limites de quem entra',
    ],
    [!source.WHATSAPP, 'WHATSAPP: o número da casa; sem ele o botão de conversa não aparece'],
    [
      source.MAP_TILE_URL == null,
      'MAP_TILE_URL e MAP_ATTRIBUTION: o seu provedor de mapas; os do OpenStreetMap servem só para testes',
    ],
    [
      !source.COMPANY_NAME || !source.COMPANY_CNPJ || !source.PRIVACY_EMAIL,
      'COMPANY_NAME, COMPANY_CNPJ e PRIVACY_EMAIL: quem responde pelos dados pessoais, na política de privacidade',
    ],
  ];
  return needs.flatMap(([missing, line]) => (missing ? [line] : []));
}

/** As `mailDelivery` decides (api/platform/email/mail-delivery.ts). */
const fateOfEmails = ({ DATABASE_URL, MAIL }: Record<string, string | undefined>) =>
  DATABASE_URL && MAIL !== 'files'
    ? 'esperam no banco por uma instância que os tenha'
    : 'viram arquivos em DATA_DIR/emails';
