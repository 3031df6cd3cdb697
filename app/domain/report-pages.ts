/** The pages of a property's report, each a section of it with an anchor of the same name (spec 2 §2). */
export const reportPages = [
  'acessos-e-visitas',
  'informacoes-do-imovel',
  'caracteristicas-do-imovel',
  'corretor',
  'produtos-similares',
  'exclusividade-only-you',
] as const;
export type ReportPage = (typeof reportPages)[number];

/** What a report is made of, each by a call of its own: one that did not come is asked for alone. */
export const reportParts = ['views', 'curve', 'history', 'mirror', 'details', 'broker', 'similar'] as const;
export type ReportPart = (typeof reportParts)[number];

/** As people read them. */
export const reportPageNames: Record<ReportPage, string> = {
  'acessos-e-visitas': 'Acessos e visitas',
  'informacoes-do-imovel': 'Informações do imóvel',
  'caracteristicas-do-imovel': 'Características do imóvel',
  corretor: 'Corretor',
  'produtos-similares': 'Produtos similares',
  'exclusividade-only-you': 'Exclusividade Only You',
};

/** Parts of a section that have an anchor of their own, as people read them. */
export const reportAnchors = {
  curva: 'A curva do anúncio',
  portais: 'Portais',
  preco: 'Histórico de preço',
  estimativa: 'Valor estimado',
  espelho: 'Espelho da demanda',
} as const;
export type ReportAnchor = keyof typeof reportAnchors;
