/** Each is a section with this anchor (spec 2 §2). */
export const reportPages = [
  'acessos-e-visitas',
  'informacoes-do-imovel',
  'caracteristicas-do-imovel',
  'corretor',
  'produtos-similares',
  'exclusividade-only-you',
] as const;
export type ReportPage = (typeof reportPages)[number];

/** Fragments with their own call, so a failed one reloads alone. */
export const reportParts = ['views', 'curve', 'history', 'mirror', 'details', 'broker', 'similar'] as const;
export type ReportPart = (typeof reportParts)[number];

const reportPageNames: Record<ReportPage, string> = {
  'acessos-e-visitas': 'Acessos e visitas',
  'informacoes-do-imovel': 'Informações do imóvel',
  'caracteristicas-do-imovel': 'Características do imóvel',
  corretor: 'Corretor',
  'produtos-similares': 'Imóveis parecidos',
  'exclusividade-only-you': 'Exclusividade',
};

/** @param program the brokerage's own; null: none */
export const reportPageName = (page: ReportPage, program: string | null): string =>
  page === 'exclusividade-only-you' && program
    ? `${reportPageNames[page]} ${program}`
    : reportPageNames[page];

export const reportAnchors = {
  curva: 'A curva do anúncio',
  portais: 'Portais',
  preco: 'Histórico de preço',
  estimativa: 'Valor estimado',
  espelho: 'Espelho da demanda',
} as const;
export type ReportAnchor = keyof typeof reportAnchors;
