/** Spec 1 §10. */
export const unavailableText =
  'Infelizmente, o imóvel buscado não está mais disponível. Mas não se preocupe, nossos consultores selecionaram outros imóveis similares à sua busca.';
