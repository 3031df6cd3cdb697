/** Spec 1 §2.5. */
export const placeNotFound = 'Não há resultados para esta localização';

/** The same of a form's field (spec 1 §2.5: 'Location autocomplete empty text'). */
export const fieldHasNoPlace = 'Não foram encontradas cidades.';

/** Above the places that a text may mean. */
export const whichPlace = 'Qual destes lugares?';

/** Above the homes that have one code. */
export const whichHome = 'Qual destes imóveis?';

/** Spec 1 §10. */
export const placesFailed = 'Algo de errado ocorreu ao buscar as localizações disponíveis.';

/** What stands under `placeNotFound`. */
export const placeNotFoundLead = (text: string) =>
  `Procuramos por “${text}”. Tente a cidade ou o bairro vizinho, ou o código do imóvel.`;
