/** Specification 1, section 2.5. */
export const placeNotFound = 'Não há resultados para esta localização';

/** What stands under it. */
export const placeNotFoundLead = (text: string) =>
  `Procuramos por “${text}”. Tente a cidade ou o bairro vizinho, ou o código do imóvel.`;
