/** Spec 1 §2.5. */
export const placeNotFound = 'Não há resultados para esta localização';

/** Message of the form field (spec 1 §2.5: 'Location autocomplete empty text'). */
export const fieldHasNoPlace = 'Não foram encontradas cidades.';

export const whichPlace = 'Qual destes lugares?';

export const whichProperty = 'Qual destes imóveis?';

/** Spec 1 §10. */
export const placesFailed = 'Algo de errado ocorreu ao buscar as localizações disponíveis.';

export const placeNotFoundLead = (text: string) =>
  `Procuramos por “${text}”. Tente a cidade ou o bairro vizinho, ou o código do imóvel.`;
